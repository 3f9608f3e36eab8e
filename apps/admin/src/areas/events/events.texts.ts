import type { EventState } from '@tafelrunde/contract/events'

/** The states as the office speaks of them. */
export const stateTexts: Record<EventState, string> = {
  draft: 'Entwurf',
  announced: 'Angekündigt',
  open: 'Anmeldung offen',
  closed: 'Anmeldung geschlossen',
  finished: 'Beendet',
  cancelled: 'Abgesagt',
}
