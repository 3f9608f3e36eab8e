import type { OfficeSchooltype } from '@tafelrunde/contract/admin/schooltypes'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { historyOf, schooltypeHistory } from './history.ts'
import { SchooltypeInputs } from './Inputs.tsx'

const remove = {
  title: 'Schulart löschen',
  text: 'Das lässt sich nicht zurücknehmen.',
}

export const SchooltypeEdit = () => (
  <AreaEdit<OfficeSchooltype>
    area="schooltypes"
    label="Alle Schularten"
    titleOf={schooltype => schooltype.name}
    pathOf={() => '/schooltypes'}
    columns={schooltypeHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
    after={<RecordHistory of="schooltypes" columns={schooltypeHistory} historyOf={historyOf} />}
  >
    <SchooltypeInputs />
  </AreaEdit>
)
