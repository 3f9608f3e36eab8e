import { type Allotment, listAllotmentHistory } from '@tafelrunde/contract/admin/events/allotments'
import { call } from '../../../providers/call.ts'
import type { Columns } from '../../../shared/history/history.texts.ts'

/** The latest changes of one of them. */
export const historyOf = async (id: number) => {
  const { results } = await call(listAllotmentHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** Its columns in the audit log. */
export const allotmentHistory: Columns = {
  name: { label: 'Gruppe' },
  note: { label: 'Notiz' },
  until: { label: 'Gehalten bis' },
  released_at: { label: 'Freigegeben' },
  places: { label: 'Plätze' },
}

type Places = Pick<Allotment, 'places' | 'given'>

/** „3 von 10 vergeben“ */
export const givenText = ({ places, given }: Places) => `${given} von ${places} vergeben`
