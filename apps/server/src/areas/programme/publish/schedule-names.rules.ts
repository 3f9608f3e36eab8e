const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The words of a text in plain small letters, with `joint` between them. */
const plainWords = (text: string, joint: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, letter => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(joint)

/** A key in the letters and at the length that the formats allow an acronym: „FOSDEM 2018“ is `fosdem_2018`. */
export const acronymOf = (key: string, id: number) => {
  const plain = plainWords(key, '_')
  return plain.length < 4 ? ['event', plain || id].join('_') : plain
}

/** What stands for a title in a slug: at least four letters, and no more than an address can bear. */
const shortTitle = (title: string) => {
  const plain = plainWords(title, '-').slice(0, 60).replace(/-$/, '')
  return plain.length < 4 ? ['termin', plain].filter(Boolean).join('-') : plain
}

/** Conference, number and title, as frab joins them. */
export const slugOf = (id: number, title: string) => `tafelrunde-${id}-${shortTitle(title)}`
