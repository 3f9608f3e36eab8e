import { listFeesHistory, type RoleFees } from '@tafelrunde/contract/admin/money/fees'
import { LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import type { RaRecord } from 'react-admin'
import { call } from '../../providers/call.ts'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { MoneyInput } from '../../shared/forms/MoneyInput.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { FeeInputs } from './FeeInputs.tsx'
import css from './fees.module.css'
import { feeHistory } from './fees.texts.ts'
import { LaterFees } from './LaterFees.tsx'

type Row = RoleFees & RaRecord

const historyOf = async (id: number) => {
  const { results } = await call(listFeesHistory, { params: { id }, query: { limit: '20' } })
  return results
}

/** What an event pays to lecturers. */
export const FeesEdit = () => (
  <AreaEdit<Row>
    area="fees"
    label="Veranstaltung"
    titleOf={({ event }) => `Honorare ${event.name}`}
    wayBackOf={({ event }) => event.name}
    pathOf={({ id }) => `/events/${id}/show`}
    columns={feeHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={<RecordHistory of="fees" columns={feeHistory} historyOf={historyOf} />}
  >
    <p className={`quiet ${css.fees__note}`}>
      Es gilt für Abrechnungen, die noch nicht eingereicht sind. Eingereichte bleiben, wie sie sind.
    </p>
    {LecturerRole.options.map(role => (
      <FeeInputs key={role} role={role} />
    ))}
    <LaterFees />
    <MoneyInput
      source="travel_cents_per_km"
      label="Fahrt je Kilometer in Euro"
      helperText="Üblich sind 0,30 € (§ 5 Abs. 2 BRKG)."
      isRequired
      className={css.fees__travel ?? ''}
      margin="normal"
    />
  </AreaEdit>
)
