import {
  type CircularPreview,
  circularPlaceholders as placeholders,
} from '@tafelrunde/contract/admin/circulars'

type Placeholder = (typeof placeholders)[number]
export type Values = Record<Placeholder, string>

type Piece = CircularPreview['subject'][number]

const gap = /\{([^{}]*)\}/
const isPlaceholder = (name: string): name is Placeholder => placeholders.some(one => one === name)

/** The words of a text and, every other one, what is to stand in its gaps. */
const parts = (text: string) => text.split(gap)

/** A text with its gaps filled; what is filled in is not looked through for gaps again. */
export const fill = (text: string, values: Values): Piece[] =>
  parts(text).flatMap((part, index) => {
    const isGap = index % 2 === 1
    const said = isGap && isPlaceholder(part) ? values[part] : part
    return said || isGap ? { text: said, is_filled: isGap } : []
  })

/** The paragraphs of a text, parted by empty lines. */
export const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)

const usedIn = (text: string) =>
  new Set(parts(text).flatMap((part, index) => (index % 2 === 1 && isPlaceholder(part) ? part : [])))

/** Which gaps of a text nothing is to be filled in with. */
export const missingIn = (text: string, values: Values) =>
  [...usedIn(text)].filter(name => values[name].trim() === '')

/** What is wrong with a text, if anything: a gap that does not exist, or half a one. */
export const gapProblem = (text: string) => {
  const possible = `Möglich sind: ${placeholders.map(name => `{${name}}`).join(', ')}.`
  const unknown = parts(text).find((part, index) => index % 2 === 1 && !isPlaceholder(part))
  if (unknown !== undefined) return `Den Platzhalter {${unknown}} gibt es nicht. ${possible}`
  return /[{}]/.test(parts(text).join('')) ? `Eine geschweifte Klammer steht allein. ${possible}` : undefined
}
