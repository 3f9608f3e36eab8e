/** A sign that stands for itself, or a place for a digit: `0` shows a zero where there is none, `?` a blank, `#` nothing. */
type Token = { literal: string } | { place: string }
/** How a whole number is written: `"D-"00000`, `000\-000`, `"Saal "0`. */
export type Mask = Token[]

const parts = /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([0#?])|([^"\\])/g
/** What these signs mean of a number is how large or how exact it is, not what it is called. */
const measures = /[.,%/@]|E[+-]/i
const unquoted = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/** The first part of a format's code, for numbers above zero; what is quoted may have semicolons. */
export const firstSection = (code: string) => /^(?:"[^"]*"|\\.|[^";\\])*/.exec(code)?.[0] ?? ''

/** The mask of a format that only says how a whole number is written; undefined where it says nothing of that. */
export const maskOf = (section: string): Mask | undefined => {
  const signs = section.replace(unquoted, '')
  if (measures.test(signs) || !/[0#?]/.test(signs)) return undefined
  const mask = [...section.matchAll(parts)].map(
    ([, quoted, escaped, currency, place, other]): Token =>
      place ? { place } : { literal: quoted ?? escaped ?? currency ?? other ?? '' },
  )
  const isBare = mask.every(token => !('literal' in token) || token.literal === '')
  return isBare && !/0\D*0/.test(signs) ? undefined : mask
}

/** The whole number as Excel writes it with this mask: its digits fill the places from the right. */
export const maskedText = (value: number, mask: Mask) => {
  const digits = String(Math.round(Math.abs(value))).split('')
  if (digits.join('') === '0') digits.pop()
  const first = mask.findIndex(token => 'place' in token)
  const blanks: Record<string, string> = { '0': '0', '?': ' ' }
  const shown = mask
    .map((token, index) => ({ token, index }))
    .toReversed()
    .map(({ token, index }) => {
      if ('literal' in token) return token.literal
      if (index === first) return digits.splice(0).join('') || (blanks[token.place] ?? '')
      return digits.pop() ?? blanks[token.place] ?? ''
    })
  return `${value < 0 ? '-' : ''}${shown.toReversed().join('')}`
}
