import { dayText, timesText } from '../../common/german.texts.ts'
import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import { planned } from './plan-wordings.rules.ts'

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
  greeting: greetingOf(person),
  ...worded(planned, {
    Veranstaltung: event.name,
    Änderungen: moved.map(movedText).join('\n\n'),
  }),
  button: { label: planned.button ?? '', url: `${appUrl}/event-detail/${event.id}` },
})
