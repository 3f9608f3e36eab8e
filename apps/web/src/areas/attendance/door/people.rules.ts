/** As many characters of a number or name the server wants to see. */
const fewest = 3

export const isEnough = (search: string) => search.trim().length >= fewest

/** Customer numbers begin with a figure, names never do. */
export const filterOf = (search: string) => {
  const text = search.trim()
  return /^\d/.test(text) ? { as_customernumber__istartswith: text.replaceAll(/\s/g, '') } : { name: text }
}

/** A customer number that could be complete, which is added without asking who it is. */
export const wholeNumber = (search: string) => {
  const { as_customernumber__istartswith: number = '' } = filterOf(search)
  return isEnough(number) ? number : undefined
}
