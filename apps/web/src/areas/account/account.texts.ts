import type { Look, Session } from '@tafelrunde/contract/people/sessions'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { clockTime, timeRange } from '@tafelrunde/ui/days.ts'
import type { Question } from '../../shared/overlays/confirm.ts'

const dayMs = 24 * 3_600_000

const lastUsedText = (lastUsed: Date, now: Date) => {
  const day = berlinDay(lastUsed)
  const at = `${clockTime(lastUsed)}\u00A0Uhr`
  if (day === berlinDay(now)) return `heute, ${at}`
  // From noon to noon, as a day can have 23 or 25 hours.
  const yesterday = new Date(Date.parse(`${berlinDay(now)}T12:00:00Z`) - dayMs)
  return day === berlinDay(yesterday) ? `gestern, ${at}` : `am ${longDate(lastUsed)}`
}

export const deviceName = ({ device }: Session) => device || 'Unbekanntes Gerät'

/** „Angemeldet seit 3. Mai 2027“, „zuletzt benutzt heute, 14:05 Uhr“ */
export const deviceFacts = ({ created, last_used, current }: Session, now: Date) => [
  `Angemeldet seit ${longDate(created)}`,
  ...(current ? [] : [`zuletzt benutzt ${lastUsedText(last_used, now)}`]),
]

export const lookerName = ({ by }: Look) => by || 'Jemand aus dem Büro'

/** „am 3. Mai 2027, 14:05–14:12 Uhr“, solange er läuft „… seit 14:05 Uhr, längstens bis 14:20 Uhr“. */
export const lookFacts = ({ started, ended, running }: Look) => {
  const day = `am ${longDate(started)}`
  return running
    ? `${day} seit ${clockTime(started)}\u00A0Uhr, längstens bis ${clockTime(ended)}\u00A0Uhr`
    : `${day}, ${timeRange(started, ended)}\u00A0Uhr`
}

export const endOneQuestion = (session: Session): Question => ({
  header: 'Gerät abmelden?',
  message: `„${deviceName(session)}“ ist dann sofort abgemeldet. Kennen Sie das Gerät nicht? Dann ändern Sie auch Ihr Passwort.`,
  yes: 'Abmelden',
  no: 'Angemeldet lassen',
})

export const endOthersQuestion = (count: number): Question => ({
  header: 'Alle anderen abmelden?',
  message: `${count === 1 ? 'Ein anderes Gerät ist' : `${count} andere Geräte sind`} dann sofort abgemeldet. Auf diesem Gerät bleiben Sie angemeldet.`,
  yes: 'Abmelden',
  no: 'Angemeldet lassen',
})

export const newAddressQuestion: Question = {
  header: 'Neue Adresse erzeugen?',
  message:
    'Wer die bisherige Adresse hat, kann Ihren Kalender lesen. Mit der neuen gilt sie nicht mehr, und Sie tragen die neue in Ihren Kalendern noch einmal ein.',
  yes: 'Neue Adresse erzeugen',
  no: 'Adresse behalten',
}
