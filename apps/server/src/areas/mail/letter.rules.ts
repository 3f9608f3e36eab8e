import type { Block, Run } from '@tafelrunde/contract/values/marked-text'

/** A file that comes with a letter; `type` may have parameters: „text/calendar; method=PUBLISH“. */
export type Attachment = { name: string; type: string; bytes: Uint8Array }
/** One that is stored under this hash for many letters, and for longer than they are kept. */
export type StoredAttachment = { name: string; type: string; file: string }

/** Line breaks inside of it are kept. One with marks has them as runs, a list an item in each line. */
export type Paragraph = string | { kind: Block['kind']; lines: Run[][] }

/** A mail as data: the link of its one button also stands readable below it. */
export type Letter = {
  recipient: string
  /** Where an answer goes, if not to the association. */
  replyTo?: string
  /** A name for it and those of the mails before it, first to last, so that mail programs show them together. */
  thread?: { id: string; after: string[] }
  subject: string
  greeting: string
  paragraphs: Paragraph[]
  button?: { label: string; url: string }
  /** What follows the button. */
  afterwards?: string[]
  attachments?: (Attachment | StoredAttachment)[]
  /** Where whoever wants no more of these unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string
  /** One of very many: rather not at all than twice. */
  isOnce?: boolean
  /** Of which kind it is, and what its gaps are filled with: the office may want another text. */
  wording?: { id: number; values: Partial<Record<string, string>> }
}

/** Who writes; a field that the office has not filled in is empty. */
export type Letterhead = {
  name: string
  street: string
  postalCode: string
  city: string
  email: string
  phone: string
  website: string
  /** The address of its picture. */
  logo?: string | null
  /** Its own colour, if it has one. */
  primaryColour?: string | null
}

export type Person = { email: string; firstName: string; lastName: string }

const link = /[/@]|\.\S/

/**
 * „Guten Tag Eva Sommer,“, or without a name where there is none. A name that a mail program might turn into a link is
 * left out, because anybody can make us write to anybody under a name of their choice.
 */
export const greetingOf = ({ firstName, lastName }: Person) => {
  const name = `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim()
  return name === '' || link.test(name) ? 'Guten Tag,' : `Guten Tag ${name},`
}

/** „Schulstraße 12, 12345 Musterstadt“ */
export const addressOf = ({ street, postalCode, city }: Letterhead) =>
  [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/**
 * Whether a mail opens something: all keys to accounts are links with a query or a fragment. One of very many has
 * none: a link in it is what the office wrote, the same for everybody.
 */
export const hasKey = ({ text, isOnce }: { text: string; isOnce: boolean }) =>
  !isOnce && /https?:\/\/[^\s?#]*[?#]/.test(text)

/** Every letter ends with it. */
export const productLine = 'Verschickt von Tafelrunde, der App für unsere Veranstaltungen.'

/** The words, with the address of a link behind the last ones that lead there. */
const wordsOf = (runs: Run[]) =>
  runs
    .map(({ text, href }, index) =>
      href && href !== text && runs[index + 1]?.href !== href
        ? `${text} (${href.replace(/^mailto:/, '')})`
        : text,
    )
    .join('')

/** A paragraph without marks. */
export const plainOf = (paragraph: Paragraph) => {
  if (typeof paragraph === 'string') return paragraph
  const bullet = paragraph.kind === 'list' ? '• ' : ''
  return paragraph.lines.map(runs => bullet + wordsOf(runs)).join('\n')
}

/** The letter as plain text, its link on a line of its own. */
export const letterText = ({ greeting, paragraphs, button, afterwards = [] }: Letter, head: Letterhead) => {
  const foot = [head.name, addressOf(head), head.email, head.phone, head.website]
  return [
    head.name,
    greeting,
    ...paragraphs.map(plainOf),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...afterwards,
    ['-- ', ...foot].filter(Boolean).join('\n'), // how mail programs know where a signature begins
    productLine,
  ].join('\n\n')
}
