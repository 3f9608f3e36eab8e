import { exampleOf, type Placeholder } from './placeholders.rules.ts'

/** What the office may change of a mail. Paragraphs are parted by empty lines; `closing` follows the button. */
export type MailText = { subject: string; body: string; closing: string }

/** A kind of mail: its text as it comes, and what can stand in its gaps. */
export type Wording<Name extends Placeholder = Placeholder> = MailText & {
  /** Never another one's, not even later: the office's text is kept under it. */
  id: number
  title: string
  to: 'Kontoinhaber' | 'Teilnehmende' | 'Referenten' | 'Aussteller' | 'Büro' | 'Anfragende'
  placeholders: readonly Name[]
  /** Without these it would say nothing, or would not be found again. */
  needed?: readonly Name[]
  /** What its button says, if it has one. */
  button?: string
}

export const wordingOf = <const Name extends Placeholder>(
  wording: Omit<Wording<Name>, 'closing'> & { closing?: string },
): Wording<Name> => ({ closing: '', ...wording })

type Values = Partial<Record<string, string>>

const gap = /\{([^{}]*)\}/g
const fill = (text: string, values: Values) =>
  text.replace(gap, (whole, name: string) => values[name] ?? whole)

/** Empty ones go: a placeholder that has nothing to say takes its paragraph with it. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter(paragraph => paragraph.trim())

/** A text with its gaps filled, as the parts of a letter; what is filled in is not looked through for gaps again. */
export const filled = ({ subject, body, closing }: MailText, values: Values) => ({
  subject: fill(subject, values).replace(/\s*\n\s*/g, ' '),
  paragraphs: paragraphsOf(fill(body, values)),
  afterwards: paragraphsOf(fill(closing, values)),
})

/** What a mail of this kind says with these values, and how it would say it otherwise, should the office want that. */
export const worded = <Name extends Placeholder>(wording: Wording<Name>, values: Record<Name, string>) => ({
  ...filled(wording, values),
  wording: { id: wording.id, values },
})

/** „{Veranstaltung}“ */
const inBraces = (name: string) => `{${name}}`

/** Of what cannot be read. */
const gapProblem = (text: string, { placeholders }: Wording) => {
  const known = new Set<string>(placeholders)
  const unknown = [...text.matchAll(gap)].find(([, name = '']) => !known.has(name))
  const possible = placeholders.length
    ? `Möglich sind: ${placeholders.map(inBraces).join(', ')}.`
    : 'Diese E-Mail hat keine Platzhalter.'
  if (unknown) return `Den Platzhalter ${unknown[0]} gibt es hier nicht. ${possible}`
  return /[{}]/.test(text.replace(gap, '')) ? `Eine geschweifte Klammer steht allein. ${possible}` : undefined
}

/** What is wrong with a text that the office wants for such a mail, by the fields. */
export const mailTextProblems = (text: MailText, wording: Wording) => {
  const lackingIn = (field: 'subject' | 'body') => {
    const name = wording.needed
      ?.map(inBraces)
      .find(needed => wording[field].includes(needed) && !text[field].includes(needed))
    return name && `${name} darf hier nicht fehlen.`
  }
  const problems = {
    subject: gapProblem(text.subject, wording) ?? lackingIn('subject'),
    body: gapProblem(text.body, wording) ?? lackingIn('body'),
    closing: gapProblem(text.closing, wording),
  }
  return Object.entries(problems).flatMap(([field, problem]) => (problem ? [{ field, problem }] : []))
}

/** Values for a look at such a mail: those of real records where there are any, else examples. */
export const exampleValues = ({ placeholders }: Wording, real: Values): Values =>
  Object.fromEntries(placeholders.map(name => [name, real[name] ?? exampleOf(name)]))
