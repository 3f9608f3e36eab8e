import { berlinDay } from '@tafelrunde/contract/berlin'
import type { Event } from '@tafelrunde/contract/events'
import type { Subscription } from '@tafelrunde/contract/subscription'
import { clockTime, dateAndTimes, dayLabel, dayRange } from '../../shared/format.ts'
import type { EventAction, EventHint, EventStatus } from './events.rules.ts'

type Place = { caption: string; participation: { state: string } }
const isWaiting = ({ participation }: Place) => participation.state === 'waitlisted'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

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
  if (status === 'announced') return { text: plural(capacity, 'Platz', 'Plätze'), more: '' }
  if (status === 'full')
    return {
      text: 'Ausgebucht',
      more: waitlist_count > 0 ? `· ${plural(waitlist_count, 'wartet', 'warten')}` : '',
    }
  if (status !== 'open') return undefined
  return { text: `noch ${plural(capacity - participants_count, 'Platz', 'Plätze')}`, more: `von ${capacity}` }
}

export const workshopsText = (count: number) => plural(count, 'Workshop', 'Workshops')

/** „2 Workshops“ and „gewählt, 1 auf der Warteliste“ */
export const chosenText = (places: readonly Place[]) => {
  const waiting = places.filter(isWaiting).length
  const chosen = places.length - waiting
  return {
    text: chosen === 0 ? 'Noch kein Workshop' : workshopsText(chosen),
    more: waiting > 0 ? `gewählt, ${waiting} auf der Warteliste` : 'gewählt',
  }
}

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“; for several days the first and the last moment. */
export const dayAndTimes = ({ start, end }: { start: Date; end: Date }) =>
  berlinDay(start) === berlinDay(end)
    ? dateAndTimes(start, end)
    : `${dayRange(start, end)}, ab ${clockTime(start)} Uhr`

const time = (moment: Date) => `, ${clockTime(moment)} Uhr`

/** „ab Mo., 2. November, 08:00 Uhr“ */
const from = (moment: Date) => `ab ${dayLabel(moment)}${time(moment)}`

/** „bis So., 28. Februar“; until the last minute of a day is until that day. */
const until = (moment: Date) => `bis ${dayLabel(moment)}${clockTime(moment) === '23:59' ? '' : time(moment)}`

/** When one can register, a line for each end that is set. */
export const registrationWindow = ({ registration_start, registration_end }: Event) => [
  ...(registration_start ? [from(registration_start)] : []),
  ...(registration_end ? [until(registration_end)] : []),
]

export const cancellationDeadline = ({ cancellation_deadline, start }: Event) =>
  until(cancellation_deadline ?? start)

const quoted = (place: Place) => `„${place.caption}“${isWaiting(place) ? ' (Warteliste)' : ''}`

/** What is lost with the registration, by name. */
export const leavingQuestion = (event: Event, own: Subscription, places: readonly Place[]) => {
  const workshops = places.map(quoted)
  const loss =
    workshops.length === 1
      ? [`Ihr Workshop wird ebenfalls abgemeldet: ${workshops[0]}`]
      : [`Ihre ${workshops.length} Workshops werden ebenfalls abgemeldet:`, ...workshops]
  const queue =
    own.state === 'waitlisted'
      ? [`Ihr Platz ${own.position} auf der Warteliste verfällt.`]
      : event.waitlist_count > 0 && ['Ihr Platz geht sofort an die nächste Person auf der Warteliste.']
  return {
    header: own.state === 'waitlisted' ? 'Warteliste verlassen?' : `Von „${event.name}“ abmelden?`,
    message: [...(workshops.length > 0 ? loss : []), ...(queue || [])].join('\n') || 'Ihr Platz wird frei.',
    yes: own.state === 'waitlisted' ? 'Verlassen' : 'Abmelden',
    no: own.state === 'waitlisted' ? 'Weiter warten' : 'Angemeldet bleiben',
  }
}

/** What the server has made of a registration; `waiting`: the person asked for the waitlist. */
export const registeredText = (event: Event, answer: Subscription, waiting: boolean) => {
  if (answer.state !== 'waitlisted') return `Angemeldet: ${event.name}`
  const position = `Sie stehen auf Platz ${answer.position} der Warteliste.`
  return waiting ? position : `Die Veranstaltung ist inzwischen voll. ${position}`
}

export const leftText = (event: Event, own: Subscription) =>
  own.state === 'waitlisted' ? 'Sie stehen nicht mehr auf der Warteliste.' : `Abgemeldet: ${event.name}`
