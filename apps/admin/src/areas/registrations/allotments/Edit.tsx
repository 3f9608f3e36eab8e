import type { OfficeAllotment } from '@tafelrunde/contract/admin/events/allotments'
import { useRecordContext } from 'react-admin'
import { FormToolbar } from '../../../shared/forms/FormToolbar.tsx'
import { RecordHistory } from '../../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../../shared/pages/AreaEdit.tsx'
import { Note } from '../../../shared/pages/Note.tsx'
import { allotmentHistory, historyOf } from './allotments.texts.ts'
import { AllotmentInputs } from './Inputs.tsx'

const Event = () => <p className="quiet">{useRecordContext<OfficeAllotment>()?.event.name}</p>

export const AllotmentEdit = () => (
  <AreaEdit<OfficeAllotment>
    area="allotments"
    label="Alle Kontingente"
    titleOf={({ name }) => `Kontingent ${name}`}
    pathOf={() => '/allotments'}
    columns={allotmentHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={<RecordHistory of="allotments" columns={allotmentHistory} historyOf={historyOf} />}
  >
    <Event />
    <AllotmentInputs />
    <Note>Was Sie freigeben, geht sofort an die Warteliste; wer nachrückt, bekommt eine Mail.</Note>
  </AreaEdit>
)
