import { stateTexts } from '@tafelrunde/contract/admin/events/events'
import { EventState } from '@tafelrunde/contract/events/events'
import type { Columns } from '../../shared/history/history.texts.ts'

const state = (value: unknown) => {
  const { data } = EventState.safeParse(value)
  return data ? `„${stateTexts[data]}“` : 'nichts'
}
const places = (value: unknown) => (typeof value === 'number' ? String(value) : 'unbegrenzt')

/** An event's columns in the audit log. */
export const eventHistory: Columns = {
  name: { label: 'Name' },
  description: { label: 'Beschreibung', long: true },
  state: { label: 'Stand', text: state },
  starts_at: { label: 'Beginn', field: 'start' },
  ends_at: { label: 'Ende', field: 'end' },
  location: { label: 'Ort' },
  image: { label: 'Bild', long: true },
  image_alt: { label: 'Bildbeschreibung' },
  capacity: { label: 'Plätze', text: places },
  registration_starts_at: { label: 'Anmeldung ab', field: 'registration_start' },
  registration_ends_at: { label: 'Anmeldung bis', field: 'registration_end' },
  cancellation_deadline: { label: 'Abmelden bis' },
  feedback_required: { label: 'Bestätigung erst nach dem Feedback' },
  feedback_deadline: { label: 'Feedback bis' },
  unit_minutes: { label: 'Minuten je Unterrichtseinheit' },
  minimum_share: { label: 'Mindestanteil der Anwesenheit' },
  confirmation_text: { label: 'Zusatz auf der Teilnahmebestätigung', long: true },
  accreditation: { label: 'Anerkennungsnummern' },
}
