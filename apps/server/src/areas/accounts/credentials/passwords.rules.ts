type Facts = {
  password: string
  isCommon: boolean
  firstName: string
  lastName: string
  email: string
  /** The name of the association, as the office wrote it. */
  association: string
}

const shortest = 8
const mostSimilar = 0.7

const lengthOf = (text: string) => Array.from(text).length

/** How many characters two texts have in common, wherever they stand: 0 for none, 1 for all. */
const similarity = (one: string, other: string) => {
  const left = new Map<string, number>()
  for (const letter of other) left.set(letter, (left.get(letter) ?? 0) + 1)
  let common = 0
  for (const letter of one) {
    const count = left.get(letter) ?? 0
    if (count > 0) common += 1
    left.set(letter, count - 1)
  }
  return (2 * common) / (lengthOf(one) + lengthOf(other))
}

/** The same, if only what stands in the same order is common: never more than `similarity`. */
const likeness = (one: string, other: string) => {
  const letters = Array.from(other)
  /** What is common to the part of `one` that was read and to the first 0, 1, 2 … letters of `other`. */
  let common = Array.from({ length: letters.length + 1 }, () => 0)
  for (const letter of one) {
    const next = [0]
    for (const [at, its] of letters.entries())
      next.push(its === letter ? (common[at] ?? 0) + 1 : Math.max(common[at + 1] ?? 0, next[at] ?? 0))
    common = next
  }
  return (2 * (common.at(-1) ?? 0)) / (lengthOf(one) + letters.length)
}

/** So short beside a long password that what they have in common says nothing. */
const isNegligible = (password: string, part: string) =>
  lengthOf(password) >= 10 * lengthOf(part) && lengthOf(part) < (mostSimilar / 2) * lengthOf(password)

/** Whether it is similar to the whole of a value or to one of its words. */
const isSimilar = (password: string, value: string, isLike = (_part: string) => true) => {
  const whole = value.toLowerCase()
  return [...whole.split(/[^\p{L}\p{N}_]+/u), whole].some(
    part => !isNegligible(password, part) && similarity(password, part) >= mostSimilar && isLike(part),
  )
}

/**
 * Whether it is built from words that everybody here knows, and tries first (OWASP ASVS 6.1.2, 6.2.11). Their letters
 * count in their order alone, because a rule for all must not meet what merely has them as well: „Mauerblumenduft“ has
 * each letter of „Tafelrunde“. Words of up to four letters, as „der“, never reach the threshold beside eight characters.
 */
const isOfOwnWords = (password: string, words: string) =>
  isSimilar(password, words, part => likeness(password, part) >= mostSimilar)

/**
 * What is wrong with a new password, in the order and with the thresholds of Django's validators
 * (contract A2, B1.12), and with the product's and the association's own words; an empty list, if nothing.
 */
export const passwordProblems = ({ password, isCommon, firstName, lastName, email, association }: Facts) => {
  const lower = password.toLowerCase()
  const named = { Vorname: firstName, Nachname: lastName, 'E-Mail-Adresse': email }
  const own = { 'zum Namen des Verbands': association, 'zu „Tafelrunde“': 'Tafelrunde' }
  const [similar] = [
    ...Object.entries(named).flatMap(([name, value]) => (isSimilar(lower, value) ? `zu ${name}` : [])),
    ...Object.entries(own).flatMap(([name, words]) => (isOfOwnWords(lower, words) ? name : [])),
  ]
  return [
    similar && `Das Passwort ist zu ähnlich ${similar}.`,
    lengthOf(password) < shortest &&
      `Dieses Passwort ist zu kurz. Es muss mindestens ${shortest} Zeichen enthalten.`,
    isCommon && 'Dieses Passwort ist zu üblich.',
    /^\p{Nd}+$/u.test(password) && 'Dieses Passwort ist komplett numerisch. ',
  ].filter(problem => typeof problem === 'string')
}
