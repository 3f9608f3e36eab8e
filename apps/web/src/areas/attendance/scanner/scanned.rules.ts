import type { Participant } from '@tafelrunde/contract/events/attendance'
import { fullName } from '@tafelrunde/ui/names.ts'
import type { DoorEntry } from '../marks/entries.ts'
import type { Shown } from '../marks/marks.rules.ts'

/** What a good pass means at the door of this Termin. */
export type Scanned =
  | { is: 'expected' | 'waitlisted'; participant: Participant }
  | { is: 'there'; name: string; since: Date | null }
  | { is: 'stranger' }

/** `door`: who was added on this device and is not in the list yet. */
export const scanned = (account: number, shown: readonly Shown[], door: readonly DoorEntry[]): Scanned => {
  const participant = shown.find(one => one.participant.account.id === account)?.participant
  if (participant?.state === 'waitlisted') return { is: 'waitlisted', participant }
  if (participant?.state === 'attended')
    return { is: 'there', name: fullName(participant.account), since: participant.checked_in_at }
  const entry = door.find(({ person, status }) => person === account && status !== 'refused')
  if (entry) return { is: 'there', name: entry.name, since: new Date(entry.recordedAt) }
  if (participant?.state === 'registered' || participant?.state === 'absent')
    return { is: 'expected', participant }
  return { is: 'stranger' }
}
