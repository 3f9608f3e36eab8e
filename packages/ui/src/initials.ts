/** Two letters of a name, first and last; academic titles (what ends in a full stop) do not count. */
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter(word => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => word?.match(/^\p{L}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('de')
}
