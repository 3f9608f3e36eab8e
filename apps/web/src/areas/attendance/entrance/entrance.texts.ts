import type { EntrancePerson } from '@tafelrunde/contract/admin/events/entrance'
import { clockTime, sinceTime } from '@tafelrunde/ui/days.ts'
import type { Queued } from './queue.ts'

type Entry = { at: Date; counter: string }

/** „schon da um 08:41 Uhr, Tisch 2“ */
export const againText = ({ at, counter }: Entry) =>
  [`schon da um ${clockTime(at)}\u00A0Uhr`, counter].filter(Boolean).join(', ')

/** Why somebody has no place. */
export const standingText = (state: EntrancePerson['state']) => {
  if (state === 'waitlisted') return 'steht auf der Warteliste'
  return state === 'cancelled' ? 'hat sich abgemeldet' : 'ist zu dieser Veranstaltung nicht angemeldet'
}

/** What they have next, and their school type: „10:00 Uhr · Leseförderung, Raum 2.14 · Gymnasium“ */
export const admittedText = (person: EntrancePerson) =>
  [nextText(person), person.schooltype].filter(Boolean).join(' · ')

/** „10:00 Uhr · Leseförderung, Raum 2.14“ */
const nextText = ({ next, is_lecturer, is_exhibitor }: EntrancePerson) => {
  if (!next && is_lecturer) return 'Referentin oder Referent'
  if (!next) return is_exhibitor ? 'Ausstellerin oder Aussteller' : ''
  const place = [next.name, next.location].filter(Boolean).join(', ')
  return `${clockTime(next.start)}\u00A0Uhr · ${place}`
}

/** What somebody still has to pay: they come in, and are told. */
export const owesText = ({ open_invoices: open }: EntrancePerson) =>
  open.length === 0
    ? undefined
    : `${open.length === 1 ? 'Rechnung' : 'Rechnungen'} ${open.join(', ')} noch nicht bezahlt`

export const counterLabel = 'Name dieses Tischs'

export const takenBackText = 'gilt als nicht eingelassen'

/** „Eingelassen, 08:41 Uhr – nicht übernommen: Eva Sommer ist nicht angemeldet.“; of another day with it. */
export const refusedText = ({ withdraw, recordedAt, refusal }: Queued, now: Date) => {
  const deed = withdraw ? 'Zurückgenommen' : 'Eingelassen'
  const at = `${sinceTime(new Date(recordedAt), now)}\u00A0Uhr`
  return `${deed}, ${at} – nicht übernommen: ${refusal?.sentence ?? ''}`
}
