import { isFull } from '@tafelrunde/contract/events/booking'
import type { Event } from '@tafelrunde/contract/events/events'
import { clockTime, dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import type { PlacesInWords } from '../../shared/ui/states/PlacesPill.tsx'
import {
  type BookingAction,
  type Offer,
  type Registration,
  registrationOf,
  type Slot,
} from './booking.rules.ts'
import type { Change, Pending } from './pending.rules.ts'

type Titled = Pick<Slot, 'caption' | 'start' | 'end'>

export const actionLabels: Record<BookingAction, string> = {
  take: 'Platz sichern',
  queue: 'Auf die Warteliste',
  swap: 'Tauschen',
  leave: 'Abmelden',
}

/** „noch 4 Plätze“, or „noch 4 von 24 Plätzen“ where there is room for it. */
const freeText = ({ capacity, participants_count }: Slot, long: boolean) => {
  if (capacity === null) return 'Plätze frei'
  const free = capacity - participants_count
  if (long) return `noch ${free} von ${capacity} Plätzen`
  return `noch ${free} ${free === 1 ? 'Platz' : 'Plätze'}`
}

const ownText = (own: Offer['own']) => {
  if (!own || own.state === 'cancelled') return 'Entfällt'
  if (own?.state === 'attended') return 'Teilgenommen'
  if (own?.state === 'absent') return 'Nicht teilgenommen'
  if (own?.state === 'waitlisted') return `Warteliste: Platz ${own.waitlist_position ?? '–'}`
  return 'Gebucht'
}

export const placesText = (slot: Slot, { state, own }: Offer, long: boolean): PlacesInWords => {
  const places = { taken: slot.participants_count, capacity: slot.capacity, state }
  if (own || slot.is_called_off) return { ...places, text: ownText(own) }
  if (state === 'free') return { ...places, text: freeText(slot, long) }
  const waiting = slot.waitlist_count
  const more = `${waiting} ${waiting === 1 ? 'wartet' : 'warten'}`
  return { ...places, text: 'Ausgebucht', ...(waiting > 0 && { more }) }
}

/** The times stay on one line. */
const named = ({ caption, start, end }: Titled) =>
  `„${caption}“, ${timeRange(start, end).replace('–', '\u2060–\u2060')}\u00A0Uhr`

export const clashText = (clashes: readonly Titled[]) =>
  `Überschneidung mit ${clashes.map(named).join(' und ')}`

/** What „Tauschen“ gives up where nothing overlaps: another Termin of the same workshop. */
export const swapText = ({ start, end }: Titled) =>
  `Tauscht Ihren Termin am ${dayLabel(start)}, ${timeRange(start, end)}\u00A0Uhr`

const from = (moment: Date) => `${dayLabel(moment)}, ${clockTime(moment)} Uhr`

const notes: Record<Exclude<Registration, 'open'>, (event: Event) => string> = {
  not_yet: ({ registration_start }) =>
    registration_start
      ? `Anmeldung ab ${from(registration_start)}`
      : 'Die Anmeldung ist noch nicht geöffnet.',
  over: () => 'Die Anmeldung ist abgeschlossen.',
  finished: () => 'Die Veranstaltung ist beendet.',
  cancelled: () => 'Die Veranstaltung ist abgesagt.',
}

/**
 * Why nothing can be booked at an event; `undefined` while something can. `barred`: the event itself is
 * full and the person is not registered for it.
 */
export const registrationNote = (event: Event, barred: boolean, now: Date) => {
  const registration = registrationOf(event, now)
  if (registration !== 'open') return notes[registration](event)
  return barred
    ? 'Die Veranstaltung ist ausgebucht. Auf ihre Warteliste kommen Sie unter „Veranstaltungen“.'
    : undefined
}

const takenText = ({ slot, givenUp }: Extract<Change, { kind: 'take' }>, outcome: Pending['outcome']) => {
  if (outcome?.state !== 'waitlisted') return `${givenUp ? 'Getauscht' : 'Gebucht'}: ${slot.caption}`
  const place = `Platz ${outcome.waitlist_position ?? '–'} der Warteliste`
  return isFull(slot)
    ? `Auf ${place}: ${slot.caption}`
    : `Der Termin ist inzwischen voll. Sie stehen auf ${place}.`
}

/** What the toast says once the server has agreed. */
export const outcomeText = (change: Change, outcome: Pending['outcome']) => {
  if (change.kind === 'take') return takenText(change, outcome)
  return `${change.waiting ? 'Warteliste verlassen' : 'Abgemeldet'}: ${change.slot.caption}`
}

export const needsNetworkText =
  'Zum Buchen und Abmelden brauchen Sie eine Internetverbindung. Bitte versuchen Sie es gleich noch einmal.'
