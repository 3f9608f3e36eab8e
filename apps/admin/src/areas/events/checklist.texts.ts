import type { ChecklistItem, EventChecklist, OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { counted } from '@tafelrunde/ui/figures.ts'
import { listPath } from '../../shared/lists/listPath.ts'

/** Until when that is to be done. */
export const checklistTitle = ({ state }: OfficeEvent, { until }: EventChecklist) => {
  if (until === 'closing') return 'Noch offen bis zum Abschluss'
  return state === 'draft' || state === 'announced' ? 'Noch offen bis zur Anmeldung' : 'Noch offen'
}

const slots = (count: number) => counted(count, 'Termin', 'Termine')
const workshops = (count: number) => counted(count, 'Workshop', 'Workshops')

/** What is missing; where one number is enough, it is not said. */
export const checklistTexts: Record<ChecklistItem, (open: number) => string> = {
  location: () => 'Ort angeben',
  description: () => 'Beschreibung schreiben',
  registration_end: () => 'Anmeldeschluss festlegen',
  programme: () => 'Workshops mit Terminen anlegen',
  workshops_without_timeslot: open => `${workshops(open)} ohne Termin`,
  timeslots_without_room: open => `${slots(open)} ohne Raum`,
  workshops_without_lecturer: open => `${workshops(open)} ohne Referenten`,
  timeslots_outside: open => `${slots(open)} außerhalb der Veranstaltung`,
  price_list: () => 'Preisliste für Tische anlegen',
  accreditation: () => 'Anerkennungsnummer eintragen',
  attendance: open => `Anwesenheit in ${counted(open, 'Termin', 'Terminen')} nicht eingetragen`,
  finished: () => 'Veranstaltung beenden',
  orders_to_invoice: open => `${counted(open, 'Bestellung', 'Bestellungen')} ohne Rechnung`,
  settlements_to_pay: open => `${counted(open, 'Abrechnung', 'Abrechnungen')} nicht bezahlt`,
}

const inForm = ({ id }: OfficeEvent) => `/events/${id}`
const inWorkshops = ({ id }: OfficeEvent) => listPath('workshops', { event: id })
const inTimeslots = ({ id }: OfficeEvent) => listPath('timeslots', { event: id })

/** Where that is done, as far as there is a page for it. */
export const checklistPaths: Partial<Record<ChecklistItem, (event: OfficeEvent) => string>> = {
  location: inForm,
  description: inForm,
  registration_end: inForm,
  accreditation: inForm,
  price_list: ({ id }) => `/price-lists/${id}`,
  programme: inWorkshops,
  workshops_without_timeslot: inWorkshops,
  workshops_without_lecturer: inWorkshops,
  timeslots_without_room: inTimeslots,
  timeslots_outside: inTimeslots,
}
