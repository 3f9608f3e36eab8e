/** Letters that Unicode does not take apart into a base letter and a mark. */
const special: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Small letters without marks, so that „kohler“ finds „Köhler“ and „yildirim“ finds „Yıldırım“. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, letter => special[letter] ?? letter)

/** Whether every word of the search stands somewhere in a text that is folded already. */
export const finder = (search: string) => {
  const words = folded(search).split(/\s+/)
  return (text: string) => words.every(word => text.includes(word))
}

/** Whether every word of the search stands somewhere in the fields; an empty search finds everything. */
export const finds = (search: string, fields: readonly string[]) => finder(search)(folded(fields.join('\n')))
