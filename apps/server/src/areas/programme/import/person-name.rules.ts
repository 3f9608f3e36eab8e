const particles =
  /^(?:af|al|auf|av|bin|d[aeiou]|dal|de[lnr]|della|des|dos|el|la|las|le|los|ten|ter|und|van|vom|von|y|zu[mr]?|’t|'t)$/i
const additions = /^(?:jr|sr|i{2,3}|iv|\(.*\)|'.*'|".*"|„.*“)\.?$/i

/**
 * First and last name of a public name. The last word is the last name, with the particles before it
 * ("van der", "von") and what follows it ("Jr.", a nickname in brackets or quotes, what stands behind a
 * comma or a stroke). A single word is a last name without a first name.
 */
export const splitName = (publicName: string) => {
  const [, name = publicName, behind = ''] = /^(.+?)((?:,|\s[/|–-])\s.*)$/.exec(publicName) ?? []
  const words = name.split(' ')
  let from = words.findLastIndex(word => !additions.test(word))
  while (from > 1 && particles.test(words[from - 1] ?? '')) from--
  return {
    firstName: words.slice(0, Math.max(from, 0)).join(' '),
    lastName: words.slice(Math.max(from, 0)).join(' ') + behind,
  }
}
