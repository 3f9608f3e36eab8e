import type { MessageRecipients } from '@tafelrunde/contract/lecturers/lecturer-timeslots'

export const nobodySentences: Record<MessageRecipients, string> = {
  participants:
    'In diesem Termin hat zurzeit niemand einen Platz. Es gibt niemanden, der die Nachricht bekäme.',
  waitlist:
    'Auf der Warteliste dieses Termins steht zurzeit niemand. Es gibt niemanden, der die Nachricht bekäme.',
  all: 'In diesem Termin ist zurzeit niemand angemeldet. Es gibt niemanden, der die Nachricht bekäme.',
}
