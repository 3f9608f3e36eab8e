import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'

/** „Mitgliedsnummer 204 817“: six figures are read out in threes. */
export const customerNumberText = (number: string) =>
  `Mitgliedsnummer ${number.replace(/^(\d{3})(\d{3})$/, '$1\u202F$2')}`

type Slot = { start: Date; end: Date; location: string }

/** „Heute, 10:00–11:30 Uhr“ and „Raum 2.14“ */
export const slotTexts = ({ start, end, location }: Slot, now: Date) => [
  `${berlinDay(start) === berlinDay(now) ? 'Heute' : dayLabel(start)}, ${timeRange(start, end)} Uhr`,
  ...(location ? [location] : []),
]
