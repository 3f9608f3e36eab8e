type Facts = { password: string; isCommon: boolean; firstName: string; lastName: string; email: string }

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

/** So short beside a long password that what they have in common says nothing. */
const isNegligible = (password: string, part: string) =>
  lengthOf(password) >= 10 * lengthOf(part) && lengthOf(part) < (mostSimilar / 2) * lengthOf(password)

const isSimilar = (password: string, value: string) => {
  const whole = value.toLowerCase()
  return [...whole.split(/[^\p{L}\p{N}_]+/u), whole].some(
    part => !isNegligible(password, part) && similarity(password, part) >= mostSimilar,
  )
}

/**
 * What is wrong with a new password, in the order and with the thresholds of Django's validators
 * (contract A2, B1.12); an empty list, if nothing.
 */
export const passwordProblems = ({ password, isCommon, firstName, lastName, email }: Facts) => {
  const named = { Vorname: firstName, Nachname: lastName, 'E-Mail-Adresse': email }
  const similar = Object.entries(named).find(([, value]) => isSimilar(password.toLowerCase(), value))
  return [
    similar && `Das Passwort ist zu ähnlich zu ${similar[0]}.`,
    lengthOf(password) < shortest &&
      `Dieses Passwort ist zu kurz. Es muss mindestens ${shortest} Zeichen enthalten.`,
    isCommon && 'Dieses Passwort ist zu üblich.',
    /^\p{Nd}+$/u.test(password) && 'Dieses Passwort ist komplett numerisch. ',
  ].filter(problem => typeof problem === 'string')
}
