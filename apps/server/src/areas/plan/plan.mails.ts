import { dayText, timesText } from '../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'

type Where = { start: Date; end: Date; location: string }
/** From null: it is new; to null: it is off. */
type Moved = { name: string; from: Where | null; to: Where | null }

const whereText = ({ start, end, location }: Where) =>
  [dayText(start), timesText({ startsAt: start, endsAt: end }), location].filter(Boolean).join(', ')

const movedText = ({ name, from, to }: Moved) => {
  if (from && to) return `„${name}“\nbisher: ${whereText(from)}\nneu: ${whereText(to)}`
  if (to) return `„${name}“\nneu im Programm: ${whereText(to)}`
  return `„${name}“\nentfällt${from ? `: ${whereText(from)}` : ''}`
}

/** To whoever gives workshops whose Termine a published plan has changed: all of them in one. */
export const plannedMail = (
  person: Person,
  event: { id: number; name: string },
  moved: Moved[],
  appUrl: string,
): Letter => ({
  recipient: person.email,
  subject: `Ihre Termine als Referent/in: „${event.name}“`,
  greeting: greetingOf(person),
  paragraphs: [`Im Programm von „${event.name}“ haben sich Ihre Termine geändert:`, ...moved.map(movedText)],
  button: { label: 'Veranstaltung ansehen', url: `${appUrl}/event-detail/${event.id}` },
})
