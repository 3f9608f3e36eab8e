import type { PersonRecord, RecordKind } from '@tafelrunde/contract/admin/people/people'
import { stateWord } from '../states.texts.ts'

/** What a person has of each kind, and where it is in the Verwaltung. */
export const kinds: Record<RecordKind, { title: string; path?: (id: number) => string }> = {
  event: { title: 'Anmeldungen', path: id => `/events/${id}/show` },
  timeslot: { title: 'Termine', path: id => `/timeslots/${id}` },
  confirmation: { title: 'Teilnahmebestätigungen' },
  order: { title: 'Bestellungen', path: id => `/orders/${id}/show` },
  settlement: { title: 'Abrechnungen', path: id => `/settlements/${id}/show` },
  message: { title: 'Nachrichten an das Büro', path: id => `/support/${id}/show` },
  mail: { title: 'Mails', path: id => `/mails/${id}/show` },
  device: { title: 'Geräte' },
  merge: { title: 'Zusammengeführte Konten' },
  look: { title: 'Einblicke' },
}

/** „abgemeldet“, of an order „storniert“. */
export const stateText = ({ kind, state }: PersonRecord) => {
  if (kind === 'merge') return `von ${state}`
  return kind === 'order' && state === 'cancelled' ? 'storniert' : stateWord(state)
}
