import type { EntrancePerson } from '@tafelrunde/contract/admin/entrance'
import { clockTime } from '@tafelrunde/ui/days.ts'

/** „war schon um 08:12 Uhr da“ */
export const againText = (moment: Date) => `war schon um ${clockTime(moment)}\u00A0Uhr da`

/** Why somebody has no place. */
export const standingText = (state: EntrancePerson['state']) => {
  if (state === 'waitlisted') return 'steht auf der Warteliste'
  return state === 'cancelled' ? 'hat sich abgemeldet' : 'ist zu dieser Veranstaltung nicht angemeldet'
}

/** „10:00 Uhr · Leseförderung, Raum 2.14“ */
export const nextText = ({ next, is_lecturer }: EntrancePerson) => {
  if (!next) return is_lecturer ? 'Referentin oder Referent' : ''
  const place = [next.name, next.location].filter(Boolean).join(', ')
  return `${clockTime(next.start)}\u00A0Uhr · ${place}`
}
