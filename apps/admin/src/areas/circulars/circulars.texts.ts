import type { Audience, Circular, Standing } from '@tafelrunde/contract/admin/circulars'
import { counted } from '@tafelrunde/ui/figures.ts'

const audienceTexts: Record<Audience, string> = {
  participants: 'Teilnehmende',
  lecturers: 'Referenten',
  exhibitors: 'Aussteller',
}
export const audiences = Object.entries(audienceTexts).map(([id, name]) => ({ id, name }))

const standingTexts: Record<Standing, string> = {
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
  attended: 'war da',
  absent: 'hat gefehlt',
}
export const standings = Object.entries(standingTexts).map(([id, name]) => ({ id, name }))

/** „3 von Hand entfernt · 2 ohne gültige Adresse“: who of those that the filters mean gets none. */
export const leftOut = ({ removed, unreachable, unsubscribed }: Circular) =>
  [
    removed.length > 0 && `${removed.length} von Hand entfernt`,
    unreachable > 0 && `${unreachable} ohne gültige Adresse`,
    unsubscribed > 0 && `${unsubscribed} abbestellt`,
  ]
    .filter(Boolean)
    .join(' · ')

/** „212 Mails senden“, with exactly that number. */
export const sendText = (count: number) => `${counted(count, 'Mail', 'Mails')} senden`

/** „dauert etwa 4 Minuten“ */
export const durationText = ({ count, pace }: Circular) => {
  const minutes = Math.ceil(count / pace)
  return `dauert danach etwa ${counted(minutes, 'Minute', 'Minuten')}`
}
