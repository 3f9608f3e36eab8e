import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { clockTime, dayLabel, dayRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import type { EventAction, EventHint, EventStatus } from './events.rules.ts'

export type Place = { caption: string; participation: { state: string } }
export const isWaiting = ({ participation }: Place) => participation.state === 'waitlisted'

type Tone = 'success' | 'neutral' | 'yellow' | 'danger' | 'primary'

const chips: Record<EventStatus, { text: string; tone: Tone }> = {
  draft: { text: 'Entwurf', tone: 'neutral' },
  announced: { text: 'Angekündigt', tone: 'neutral' },
  open: { text: 'Anmeldung offen', tone: 'success' },
  full: { text: 'Ausgebucht – Warteliste', tone: 'yellow' },
  closed: { text: 'Anmeldung geschlossen', tone: 'neutral' },
  over: { text: 'Beendet', tone: 'neutral' },
  cancelled: { text: 'Abgesagt', tone: 'danger' },
}

/** The state in a chip; „Angemeldet“ says more than that registration is open, full or closed. */
export const chipOf = (status: EventStatus, own: Subscription): { text: string; tone: Tone } =>
  own.state === 'registered' && ['open', 'full', 'closed'].includes(status)
    ? { text: 'Angemeldet', tone: 'primary' }
    : chips[status]

export const actionLabels: Record<EventAction, string> = {
  register: 'Platz sichern',
  wait: 'Auf die Warteliste',
  choose: 'Workshops wählen',
  pass: 'Mein Ausweis',
  browse: 'Workshops ansehen',
  read: 'Mehr erfahren',
}

const hints: Record<Exclude<EventHint['about'], 'position'>, (at: Date) => string> = {
  'leave until': at => `Abmelden möglich bis ${dayLabel(at)}`,
  'register until': at => `Anmeldung bis ${dayLabel(at)}`,
  'register from': at => `Anmeldung ab ${dayLabel(at)}`,
  'registered until': at => `Anmeldung war bis ${dayLabel(at)} möglich`,
  begins: at => `Beginn heute um ${clockTime(at)} Uhr`,
}

export const hintText = (hint: EventHint) =>
  hint.about === 'position'
    ? `Sie stehen auf Platz ${hint.position} der Warteliste`
    : hints[hint.about](hint.at)

/** „Fr., 12. – Sa., 13. März“, which breaks between the days only. */
export const eventDays = ({ start, end }: Event) => dayRange(start, end).replaceAll(/, (?=\d)/g, ',\u00A0')

/** „noch 86 Plätze“ and „von 420“; nothing where places are not counted or cannot be had any more. */
export const placesLeft = (event: Event, status: EventStatus) => {
  const { capacity, participants_count, waitlist_count } = event
  if (capacity === null) return undefined
  if (status === 'announced') return { text: counted(capacity, 'Platz', 'Plätze'), more: '' }
  if (status === 'full')
    return {
      text: 'Ausgebucht',
      more: waitlist_count > 0 ? `· ${counted(waitlist_count, 'wartet', 'warten')}` : '',
    }
  if (status !== 'open') return undefined
  return {
    text: `noch ${counted(capacity - participants_count, 'Platz', 'Plätze')}`,
    more: `von ${capacity}`,
  }
}

export const workshopsText = (count: number) => counted(count, 'Workshop', 'Workshops')

/** „2 Workshops“ and „gewählt, 1 auf der Warteliste“ */
export const chosenText = (places: readonly Place[]) => {
  const waiting = places.filter(isWaiting).length
  const chosen = places.length - waiting
  return {
    text: chosen === 0 ? 'Noch kein Workshop' : workshopsText(chosen),
    more: waiting > 0 ? `gewählt, ${waiting} auf der Warteliste` : 'gewählt',
  }
}
