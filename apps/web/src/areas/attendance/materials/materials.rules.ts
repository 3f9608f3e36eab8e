import { berlinText } from '@tafelrunde/contract/values/berlin'
import { parseMoment } from '@tafelrunde/contract/values/moments'

/** From when on participants see a file: at once, when the Termin is over, or at a time of the lecturer's choice. */
export type When = 'now' | 'after' | 'date'
export type Visibility = { when: When; date: string }

/** A moment as fields for date and time have it: `2027-03-13T10:00`, in Berlin. */
const fieldText = (moment: Date) => berlinText(moment).slice(0, 16)

/** What a form begins with: for a file that is there, what was chosen for it. */
export const visibilityOf = (visibleFrom: Date | undefined, end: Date, now: Date): Visibility => {
  if (visibleFrom === undefined || visibleFrom <= now) return { when: 'now', date: fieldText(end) }
  if (visibleFrom.getTime() === end.getTime()) return { when: 'after', date: fieldText(end) }
  return { when: 'date', date: fieldText(visibleFrom) }
}

/** The moment that was chosen; nothing where the field does not hold one. */
export const momentOf = ({ when, date }: Visibility, end: Date, now: Date): Date | undefined => {
  if (when === 'now') return now
  if (when === 'after') return end
  const moment = parseMoment(date)
  return moment instanceof Date ? moment : undefined
}

/** At most so many bytes (contract: materials). */
export const largestFile = 10 * 1024 * 1024
