import { withoutControls } from '@tafelrunde/contract/values/text'

/** What a database takes and an eye reads: no control characters, no halves of characters, no gaps. */
export const wellFormed = (text: string) =>
  withoutControls(text)
    .split('\n')
    .map(line => line.replace(/[\u200b\ufeff]/g, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')

/** A title or a name: one line, taken as it is, because these are plain text in every dialect. */
export const lineOf = (source: string) => wellFormed(source).replace(/\s+/g, ' ').trim()

/** What the author wrote about tags ("<int>") gets the quotation mark ‹ instead. */
const withoutTags = (text: string) =>
  text.replace(/<(?=[a-z/!?])([^<>]*)(>?)/gi, (_, inside, end) => `‹${inside}${end && '›'}`)

/** The same safe text where the source is no markup but plain text already. */
export const readPlainText = (source: string) => withoutTags(wellFormed(source)).trim()
