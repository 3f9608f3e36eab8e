import type { LecturerTimeslot, MessageRecipients } from '@tafelrunde/contract/lecturers/lecturer-timeslots'

type Option = { value: MessageRecipients; text: string }

/** Who can be written to: „Teilnehmende (24)“; lists in which nobody is are left out. */
export const recipientOptions = ({ counts }: LecturerTimeslot): Option[] => {
  const participants = counts.registered + counts.attended
  const people: Option = { value: 'participants', text: `Teilnehmende (${participants})` }
  if (counts.waitlisted === 0) return [people]
  return [
    people,
    { value: 'waitlist', text: `Warteliste (${counts.waitlisted})` },
    { value: 'all', text: `Alle (${participants + counts.waitlisted})` },
  ]
}

/** „Die Nachricht geht an 24 Personen.“ */
export const sentText = (recipients: number) =>
  recipients === 1 ? 'Die Nachricht geht an eine Person.' : `Die Nachricht geht an ${recipients} Personen.`

export const hiddenAddresses =
  'Jede Person bekommt ihre eigene E-Mail. Niemand sieht die Adressen der anderen.'
