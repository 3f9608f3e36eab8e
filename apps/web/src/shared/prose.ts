/** The paragraphs of a text, which empty lines part. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')

/** Longer ones are the beginning of the text itself, as in descriptions that were imported. */
const longestLead = 100

/** What has marks is no subtitle, which is shown as it is. */
const marked = /^(##|[•-]) |\*\*|\]\(|(^| )_/

/** A short first paragraph is a subtitle and stands apart from the rest. */
export const leadAndText = (text: string): { lead?: string; text: string } => {
  const [lead, ...rest] = paragraphs(text)
  return lead !== undefined && lead.length <= longestLead && !marked.test(lead)
    ? { lead, text: rest.join('\n\n') }
    : { text }
}
