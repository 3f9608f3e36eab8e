import {
  type CircularPreview,
  circularPlaceholders as placeholders,
} from '@tafelrunde/contract/admin/mails/circulars'
import { blocksOf, type Run } from '@tafelrunde/contract/values/marked-text'

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

const linesOf = (text: string) =>
  blocksOf(text).map(block => ({
    kind: block.kind,
    lines: block.kind === 'list' ? block.items : [block.runs],
  }))

/** A text with its marks and with its gaps filled; what is filled in has the marks around its gap and no others. */
export const fillBlocks = (text: string, values: Values) => {
  const filled = ({ text, ...marks }: Run) => fill(text, values).map(piece => ({ ...piece, ...marks }))
  return linesOf(text).map(({ kind, lines }) => ({ kind, lines: lines.map(runs => runs.flatMap(filled)) }))
}

const usedIn = (text: string) =>
  new Set(parts(text).flatMap((part, index) => (index % 2 === 1 && isPlaceholder(part) ? part : [])))

/** Which gaps of a text nothing is to be filled in with. */
export const missingIn = (text: string, values: Values) =>
  [...usedIn(text)].filter(name => values[name].trim() === '')

const gapProblem = (text: string) => {
  const possible = `Möglich sind: ${placeholders.map(name => `{${name}}`).join(', ')}.`
  const unknown = parts(text).find((part, index) => index % 2 === 1 && !isPlaceholder(part))
  if (unknown !== undefined) return `Den Platzhalter {${unknown}} gibt es nicht. ${possible}`
  return /[{}]/.test(parts(text).join('')) ? `Eine geschweifte Klammer steht allein. ${possible}` : undefined
}

const addressProblem = 'Die Adresse eines Links kann keinen Platzhalter enthalten.'

/** What is wrong with these words, if anything, at their field: a gap that does not exist, or half a one. */
export const problemsOf = ({ subject, text }: { subject: string; text: string }) => {
  const addresses = linesOf(text).flatMap(({ lines }) => lines.flat().map(({ href = '' }) => href))
  return {
    subject: gapProblem(subject),
    text: gapProblem(text) ?? (addresses.some(href => /[{}]/.test(href)) ? addressProblem : undefined),
  }
}
