import { FeeKind, LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

export const roleTexts: Record<LecturerRole, string> = {
  lecturer: 'Referenten',
  co_lecturer: 'Mitreferenten',
}
export const kindTexts: Record<FeeKind, string> = {
  per_unit: 'je Unterrichtseinheit',
  per_timeslot: 'je Termin',
  flat: 'einmal für die Veranstaltung',
}

const role = (value: unknown) => {
  const { data } = LecturerRole.safeParse(value)
  return data ? roleTexts[data] : ''
}
const feeFor = (value: unknown) => `Honorar für ${role(value)}`
const kind = (value: unknown) => {
  const { data } = FeeKind.safeParse(value)
  return data ? kindTexts[data] : 'nichts'
}
const day = (value: unknown) => (typeof value === 'string' ? longDate(new Date(value)) : 'nichts')
const price = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')

/** The columns of what an event pays in the audit log. */
export const feeHistory: Columns = {
  travel_cents_per_km: { label: 'Fahrt je Kilometer', text: price },
  role: { label: 'Rolle', text: feeFor },
  valid_from: { label: 'Gilt ab', text: day },
  kind: { label: 'Wofür', text: kind },
  cents: { label: 'Betrag', text: price },
  shared: { label: 'Wird geteilt' },
}
