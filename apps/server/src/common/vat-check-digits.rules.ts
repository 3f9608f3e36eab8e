// The check digits of VAT ids as each member state of the EU works them out, of what follows the letters of the state.

const digitsOf = (text: string) => Array.from(text, Number)

/** The digits with their weights, from the left; what has no weight does not count. */
const weighed = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at] ?? 0), 0)

const last = (text: string) => Number(text.at(-1))
const mod97 = (text: string) => digitsOf(text).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)

/** ISO/IEC 7812-1, with its own check digit at the end. */
const isLuhn = (text: string) =>
  digitsOf(text)
    .toReversed()
    .reduce(
      (sum, digit, at) => sum + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
      0,
    ) %
    10 ===
  0

/** ISO 7064, MOD 11,10. */
const isMod1110 = (text: string) =>
  digitsOf(text).reduce((rest, digit) => ((((rest || 10) * 2) % 11) + digit) % 10, 5) === 1

/** ISO 7064, MOD 97-10, with letters as numbers from 10. */
const isMod9710 = (text: string) =>
  mod97(Array.from(text, character => Number.parseInt(character, 36)).join('')) === 1

const austria = (id: string) => {
  const sum = digitsOf(id.slice(1, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  )
  return (10 - ((sum + 4) % 10)) % 10 === last(id)
}

/** Companies have nine digits; ten are a person's (EGN), a foreigner's or another one's. */
const bulgaria = (id: string) => {
  if (id.length === 9) {
    const rest = weighed(id, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    return (rest === 10 ? weighed(id, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : rest) % 10 === last(id)
  }
  const ofPerson = (weighed(id, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const ofForeigner = weighed(id, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const ofOther = (11 - (weighed(id, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return [ofPerson, ofForeigner, ofOther].includes(last(id))
}

const cyprus = (id: string) => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = digitsOf(id.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === id.at(-1)
}

/** Companies have eight digits; the others are people's: nine digits of those born before 1954 have no check digit. */
const czechia = (id: string) => {
  if (id.length === 8) return (11 - (weighed(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(id)
  if (id.length === 10) return (Number(id.slice(0, 9)) % 11) % 10 === last(id)
  return !id.startsWith('6') || ((weighed(id.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11) + 8) % 10 === last(id)
}

/** People's numbers end with one of 23 letters (DNI; NIE of foreigners), companies' with a digit or the letter in its place. */
const spain = (id: string) => {
  const check = id.charAt(8)
  const letterOf = (number: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23]
  if (/^[\dXYZ]/.test(id))
    return letterOf(id.slice(0, 8).replace(/[XYZ]/, letter => String('XYZ'.indexOf(letter)))) === check
  if (/^[KLM]/.test(id) && letterOf(id.slice(1, 8)) === check) return true
  const digit = /\d/.test(check) ? check : String('JABCDEFGHI'.indexOf(check))
  return isLuhn(`${id.slice(1, 8)}${digit}`)
}

const finland = (id: string) => (11 - (weighed(id, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === last(id)

/** The key of two characters stands before the SIREN; only Monaco's are no SIREN. */
const france = (id: string) => {
  const siren = id.slice(2)
  if (!siren.startsWith('000') && !isLuhn(siren)) return false
  if (/^\d\d/.test(id)) return Number(id.slice(0, 2)) === (12 + 3 * (Number(siren) % 97)) % 97
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first = '', second = ''] = id
  const at = (one: string) => letters.indexOf(one)
  const key = /\d/.test(first) ? at(first) * 24 + at(second) - 10 : at(first) * 34 + at(second) - 100
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11
}

/** Seven digits, a check letter and perhaps another one; the oldest have a sign as second character. */
const ireland = (id: string) => {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV'
  const isOldest = !/^\d{7}/.test(id)
  const digits = isOldest ? `0${id.slice(2, 7)}${id.charAt(0)}` : id.slice(0, 7)
  const second = isOldest ? 0 : Math.max(0, letters.indexOf(id.charAt(8) || 'W'))
  return letters[(weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === id.charAt(7)
}

const lithuania = (id: string) => {
  const weights = (from: number) => Array.from({ length: id.length - 1 }, (_, at) => ((from + at) % 9) + 1)
  const rest = weighed(id, weights(0)) % 11
  return (rest === 10 ? weighed(id, weights(2)) % 11 : rest) % 10 === last(id)
}

/** Companies begin with 4 to 9; people's numbers since 2017 begin with 32 and have no check digit. */
const latvia = (id: string) => {
  if (/^[4-9]/.test(id)) return weighed(id, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  return id.startsWith('32') || ((1 + weighed(id, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(id)
}

/** Companies' numbers go by 11; sole traders got others in 2020, which go by 97. */
const netherlands = (id: string) =>
  weighed(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(id[8]) || isMod9710(`NL${id}`)

const slovenia = (id: string) => {
  const digit = 11 - (weighed(id, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return digit < 11 && digit % 10 === last(id)
}

/** Whether the check digits of a number are right, by the letters of its state; its form has to be right already. */
export const checkDigits: Record<string, (id: string) => boolean> = {
  AT: austria,
  BE: id => 97 - mod97(id.slice(0, 8)) === Number(id.slice(8)),
  BG: bulgaria,
  CY: cyprus,
  CZ: czechia,
  DK: id => weighed(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: id => weighed(id, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: id => (weighed(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(id),
  ES: spain,
  FI: finland,
  FR: france,
  HR: isMod1110,
  HU: id => weighed(id, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: ireland,
  IT: isLuhn,
  LT: lithuania,
  LU: id => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  LV: latvia,
  MT: id => (weighed(id, [3, 4, 6, 7, 8, 9]) + Number(id.slice(6))) % 37 === 0,
  NL: netherlands,
  PL: id => weighed(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(id),
  PT: id => ((11 - (weighed(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(id),
  RO: id => ((weighed(id.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(id),
  SE: id => isLuhn(id.slice(0, 10)),
  SI: slovenia,
  SK: id => Number(id) % 11 === 0,
}
