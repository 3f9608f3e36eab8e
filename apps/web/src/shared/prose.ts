/** The paragraphs of a text, which empty lines part. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')

const heading = /^## +(?=\S)/

/** The same with the headings among them, which are lines that begin with „## “. */
export const headingsAndParagraphs = (text: string) =>
  paragraphs(text.replace(/^## .*/gm, '\n$&\n')).map(part => ({
    isHeading: heading.test(part),
    text: part.replace(heading, ''),
  }))

/** Longer ones are the beginning of the text itself, as in descriptions that were imported. */
const longestLead = 100

/** A short first paragraph is a subtitle and stands apart from the rest. */
export const leadAndText = (text: string): { lead?: string; text: string } => {
  const [lead, ...rest] = paragraphs(text)
  return lead !== undefined && lead.length <= longestLead ? { lead, text: rest.join('\n\n') } : { text }
}
