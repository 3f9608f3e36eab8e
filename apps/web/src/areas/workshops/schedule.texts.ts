import { clockTime, dayLabel } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import type { Session } from './schedule.rules.ts'

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long' })

/** „Samstag“ for `2027-03-13` */
export const dayName = (day: string) => weekday.format(new Date(`${day}T12:00Z`))

/** „Sa., 13. März“ for `2027-03-13` */
export const dayText = (day: string) => dayLabel(new Date(`${day}T12:00Z`))

export const countText = (count: number) => counted(count, 'Workshop', 'Workshops')

export const nothingFoundText = (day: string, elsewhere: number) =>
  elsewhere === 0
    ? 'Kein Workshop passt zu allen Filtern zugleich.'
    : `Am ${dayName(day)} passt kein Workshop zu allen Filtern, an anderen Tagen ${elsewhere === 1 ? 'einer' : elsewhere}.`

/** Where else there is a place, said at a full Termin: the same workshop at another time, else another workshop. */
export const elsewhereText = (
  full: { start: Date },
  times: readonly Session[],
  others: readonly Session[],
) => {
  const [time] = times
  const [other] = others
  if (time) {
    const sameDay = dayLabel(time.start) === dayLabel(full.start)
    return `Noch frei ${sameDay ? 'um' : `am ${dayLabel(time.start)},`} ${clockTime(time.start)}\u00A0Uhr`
  }
  if (!other) return undefined
  const more =
    others.length > 1 ? ` und ${others.length - 1}\u00A0${others.length > 2 ? 'weitere' : 'weiterer'}` : ''
  return `Zur selben Zeit frei: „${other.of.name}“${more}`
}
