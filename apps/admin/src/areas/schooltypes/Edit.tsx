import type { OfficeSchooltype } from '@tafelrunde/contract/admin-schooltypes'
import { AreaEdit } from '../../shared/AreaEdit.tsx'
import { FormToolbar } from '../../shared/FormToolbar.tsx'
import { historyOf, schooltypeHistory } from './history.ts'
import { SchooltypeInputs } from './Inputs.tsx'

const remove = {
  confirmTitle: 'Schulart löschen',
  confirmContent: 'Das lässt sich nicht zurücknehmen. Solange Workshops oder Konten sie haben, bleibt sie.',
  redirect: 'list',
} as const

export const SchooltypeEdit = () => (
  <AreaEdit<OfficeSchooltype>
    area="schooltypes"
    label="Alle Schularten"
    titleOf={schooltype => schooltype.name}
    pathOf={() => '/schooltypes'}
    columns={schooltypeHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <SchooltypeInputs />
  </AreaEdit>
)
