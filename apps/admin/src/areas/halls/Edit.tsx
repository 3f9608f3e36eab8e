import { type HallPlan, listHallHistory } from '@tafelrunde/contract/admin/money/halls'
import type { RaRecord } from 'react-admin'
import { call } from '../../providers/call.ts'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { HallImage } from './HallImage.tsx'
import { hallHistory } from './halls.texts.ts'
import { Plan } from './Plan.tsx'

type Row = HallPlan & RaRecord

const historyOf = async (id: number) => {
  const { results } = await call(listHallHistory, { params: { id }, query: { limit: '20' } })
  return results
}

/** Where the tables of an event stand, as exhibitors choose them. */
export const HallEdit = () => (
  <AreaEdit<Row>
    area="halls"
    label="Veranstaltung"
    titleOf={({ event }) => `Hallenplan ${event.name}`}
    wayBackOf={({ event }) => event.name}
    pathOf={({ id }) => `/events/${id}/show`}
    columns={hallHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={
      <div className="stack">
        <HallImage />
        <RecordHistory of="hall" columns={hallHistory} historyOf={historyOf} />
      </div>
    }
  >
    <Plan />
  </AreaEdit>
)
