/** A line of what was pasted, as a person; `isRead` false: no address or no name was found in it. */
export type Line = { text: string; email: string; first_name: string; last_name: string; isRead: boolean }

const address = /[^\s<>;,"]+@[^\s<>;,"]+/

/**
 * Reads people from lines as mail programs, Excel and people write them: „Eva Sommer <eva@schule.example>“,
 * „Sommer, Eva; eva@schule.example“ or columns with tabs. Of a name without a comma the last word is the family name.
 */
export const readLines = (pasted: string): Line[] =>
  pasted
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(text => {
      const email = address.exec(text)?.[0] ?? ''
      const rest = text.replace(address, '').replace(/[<>"]/g, '').trim()
      const name = rest.replace(/[;\t]+/g, '\t').replace(/^\t|\t$/g, '')
      const [first_name, last_name] = namesOf(name)
      return {
        text,
        email,
        first_name,
        last_name,
        isRead: email !== '' && first_name !== '' && last_name !== '',
      }
    })

const namesOf = (name: string): [string, string] => {
  const columns = name
    .split('\t')
    .map(part => part.trim())
    .filter(Boolean)
  if (columns[0] !== undefined && columns[1] !== undefined) return [columns[0], columns[1]]
  const [family, given] = name.split(',').map(part => part.trim())
  if (family && given) return [given, family]
  const words = name.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}
