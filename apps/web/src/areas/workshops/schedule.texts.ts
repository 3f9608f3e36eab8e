import { dayLabel } from '../../shared/format.ts'

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long' })

/** „Samstag“ for `2027-03-13` */
const dayName = (day: string) => weekday.format(new Date(`${day}T12:00Z`))

/** „Sa., 13. März“ for `2027-03-13` */
export const dayText = (day: string) => dayLabel(new Date(`${day}T12:00Z`))

export const countText = (count: number) => `${count} ${count === 1 ? 'Workshop' : 'Workshops'}`

/** What is still free on a day of which nothing has been chosen. */
export const nothingChosenText = (day: string, free: number, all: number) => {
  const chosen = `Sie haben für ${dayName(day)} noch keinen Workshop gewählt.`
  if (free === 0) return `${chosen} Wo alles ausgebucht ist, hilft die Warteliste.`
  if (free === all) return `${chosen} In allen ${countText(all)} ist noch etwas frei.`
  return `${chosen} In ${free} von ${countText(all)} ist noch etwas frei.`
}

export const nothingFoundText = (day: string, elsewhere: number) =>
  elsewhere === 0
    ? 'Kein Workshop passt zu allen Filtern zugleich.'
    : `Am ${dayName(day)} passt kein Workshop zu allen Filtern, an anderen Tagen ${elsewhere === 1 ? 'einer' : elsewhere}.`
