import { counted } from '@tafelrunde/ui/figures.ts'
import { countText, dayName } from './schedule.texts.ts'

/** What is still free on a day of which nothing has been chosen. */
export const nothingChosenText = (day: string, free: number, all: number) => {
  const chosen = `Sie haben für ${dayName(day)} noch keinen Workshop gewählt.`
  if (free === 0) return `${chosen} Wo alles ausgebucht ist, hilft die Warteliste.`
  if (free === all) return `${chosen} In allen ${countText(all)} ist noch etwas frei.`
  return `${chosen} In ${free} von ${countText(all)} ist noch etwas frei.`
}

/** „1 Stunde 30 Minuten frei“ */
export const freeTimeText = (minutes: number) => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    ...(hours > 0 ? [counted(hours, 'Stunde', 'Stunden')] : []),
    ...(rest > 0 ? [counted(rest, 'Minute', 'Minuten')] : []),
    'frei',
  ].join(' ')
}
