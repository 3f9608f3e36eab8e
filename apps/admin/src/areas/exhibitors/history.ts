import { listExhibitorHistory } from '@tafelrunde/contract/admin/people/exhibitors'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of an exhibitor's entry. */
export const historyOf = async (id: number) => {
  const { results } = await call(listExhibitorHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** An exhibitor's columns in the audit log. */
export const exhibitorHistory: Columns = {
  name: { label: 'Name' },
  description: { label: 'Beschreibung', long: true },
  website: { label: 'Website' },
  stand: { label: 'Stand' },
  logo: { label: 'Logo', long: true },
  account_id: { label: 'Konto', long: true },
  contact_name: { label: 'Ansprechperson' },
  contact_email: { label: 'E-Mail-Adresse' },
  contact_phone: { label: 'Telefon' },
}
