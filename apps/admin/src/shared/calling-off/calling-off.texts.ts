import type { Alternative, CallingOff } from '@tafelrunde/contract/admin/events/calling-off'
import { dayLabel, timeRange } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'

/** Whom it concerns, and who is mailed. */
export const whoText = ({ people, waiting, mails, lecturer_mails }: CallingOff) => {
  const seats = `${counted(people, 'Person hat', 'Personen haben')} einen Platz`
  const waits = waiting > 0 ? `, ${counted(waiting, 'wartet', 'warten')}` : ''
  const told = counted(mails + lecturer_mails, 'Mail geht', 'Mails gehen')
  const givers = counted(lecturer_mails, 'Referentin oder Referent', 'Referentinnen und Referenten')
  return `${seats}${waits}. ${told} sofort hinaus${lecturer_mails > 0 ? `, auch an ${givers}` : ''}.`
}

/** „Chor · Fr., 13. März, 10:15–11:30 · Aula · 4 frei“ */
export const alternativeText = ({ name, start, end, location, free }: Alternative) =>
  [name, `${dayLabel(start)}, ${timeRange(start, end)}`, location, free === null ? 'frei' : `${free} frei`]
    .filter(Boolean)
    .join(' · ')

export const cannotBook =
  'Zu dieser Veranstaltung lässt sich in der App zurzeit nichts buchen. Die E-Mails bieten deshalb nichts an.'

export const nothingFree = 'Zur selben Zeit ist nichts frei, und der Workshop hat keinen anderen Termin.'

export const takenBackText = ({ restored, lost }: { restored: number; lost: number }) => {
  const again = `Der Termin findet statt. ${counted(restored, 'Person hat', 'Personen haben')} den Platz wieder.`
  return lost === 0
    ? again
    : `${again} ${counted(lost, 'Person hat', 'Personen haben')} inzwischen etwas anderes.`
}
