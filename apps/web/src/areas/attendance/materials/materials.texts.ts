import { clockTime, dayLabel } from '@tafelrunde/ui/days.ts'
import type { When } from './materials.rules.ts'

const momentText = (moment: Date) => `${dayLabel(moment)}, ${clockTime(moment)}\u00A0Uhr`

/** „sichtbar“, „sichtbar ab Sa., 13. März, 11:30 Uhr“ */
export const visibleText = (from: Date, now: Date) =>
  from <= now ? 'sichtbar' : `sichtbar ab ${momentText(from)}`

export const whenOptions = (end: Date): { value: When; text: string }[] => [
  { value: 'now', text: 'Sofort' },
  { value: 'after', text: `Nach dem Workshop (${momentText(end)})` },
  { value: 'date', text: 'Zu einem anderen Zeitpunkt' },
]

export const tooLarge = 'Die Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.'
export const noFile = 'Bitte wählen Sie eine Datei.'
export const noMoment = 'Bitte geben Sie Tag und Uhrzeit an.'

export const deleteQuestion = (name: string) => ({
  header: 'Material löschen?',
  message: `„${name}“ ist danach auch für die Teilnehmenden nicht mehr da.`,
  yes: 'Löschen',
  no: 'Behalten',
})
