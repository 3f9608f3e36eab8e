import { withoutMarks } from '@tafelrunde/contract/values/marked-text'
import type { GeneralPage } from './pages.rules.ts'

const timeZone = 'Europe/Berlin'
const days = new Intl.DateTimeFormat('de-DE', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' })

type Span = { startsAt: Date; endsAt: Date }

/** „12.–13. März 2027“; of a single day „Samstag, 13. März 2027“. */
export const daysText = ({ startsAt, endsAt }: Span) =>
  day.format(startsAt) === day.format(endsAt) ? day.format(startsAt) : days.formatRange(startsAt, endsAt)

/** „Samstag, 13. März 2027, 10:00–11:30 Uhr“ */
export const spanText = ({ startsAt, endsAt }: Span) =>
  `${day.format(startsAt)}, ${time.format(startsAt)}–${time.format(endsAt)}\u00a0Uhr`

/** „und 2 weitere Termine“ */
export const moreTimesText = (count: number) =>
  count === 1 ? 'und ein weiterer Termin' : `und ${count} weitere Termine`

export const cancelledText = 'Abgesagt'
export const exhibitorText = 'Aussteller'
export const eventsText = 'Veranstaltungen'
export const lecturersText = 'Referenten'
export const standText = (stand: string) => `Stand ${stand}`
export const workshopsText = (names: string[]) => (names.length > 0 ? `Workshops: ${names.join(', ')}` : '')

const mostCharacters = 160

/** The paragraphs of a text in one line; a heading among them becomes a sentence. */
const oneLine = (text: string) =>
  withoutMarks(text)
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map((part, index, parts) => (index < parts.length - 1 && !/[.!?:;,…–-]$/.test(part) ? `${part}.` : part))
    .join(' ')

/** One line of facts and what follows of the text, as long as search engines show it. */
export const descriptionOf = (facts: string[], text = '') => {
  const said = facts.filter(Boolean).join(', ')
  const whole = [said && `${said}.`, oneLine(text)].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  if (whole.length <= mostCharacters) return whole
  const words = whole.slice(0, mostCharacters - 1)
  const cut = words.lastIndexOf(' ')
  return `${(cut > mostCharacters / 2 ? words.slice(0, cut) : words.slice(0, -1)).replace(/[\s,.;:–-]+$/, '')}\u00a0…`
}

/** What the pages say that are not about one thing; `name` is the association's. */
export const generalTexts: Record<GeneralPage, { title: string; describe: (name: string) => string }> = {
  events: {
    title: eventsText,
    describe: name =>
      `Fortbildungen und Kongresse: ${name}. Programm ansehen, anmelden und Workshops buchen.`,
  },
  workshops: {
    title: 'Workshops',
    describe: name => `Alle Workshops mit Zeiten, Räumen und freien Plätzen: ${name}.`,
  },
  lecturers: {
    title: lecturersText,
    describe: name => `Wer die Workshops hält: ${name}.`,
  },
  about: {
    title: 'Über uns',
    describe: name => `${name}: Kontakt, Impressum und Datenschutz.`,
  },
  exhibitors: {
    title: exhibitorText,
    describe: name => `Verlage und Unternehmen, die auf den Veranstaltungen ausstellen: ${name}.`,
  },
  support: {
    title: 'Hilfe',
    describe: name => `Fragen zur App oder zu einer Veranstaltung? Schreiben Sie uns: ${name}.`,
  },
  login: {
    title: 'Anmelden',
    describe: name => `Mit Ihrem Konto anmelden und Workshops buchen: ${name}.`,
  },
  register: {
    title: 'Registrieren',
    describe: name => `Ein Konto anlegen, um sich für Veranstaltungen anzumelden: ${name}.`,
  },
  check: {
    title: 'Bestätigung prüfen',
    describe: name => `Prüfen Sie mit dem Code, ob eine Teilnahmebestätigung echt ist: ${name}.`,
  },
}

/** What stands in for a page that nobody else may see, and for one that does not exist. */
export const personalTitle = 'Tafelrunde'
export const unknownTitle = 'Seite nicht gefunden'
