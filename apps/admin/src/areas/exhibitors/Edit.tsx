import type { OfficeExhibitor } from '@tafelrunde/contract/admin/people/exhibitors'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { exhibitorHistory, historyOf } from './history.ts'
import { ExhibitorInputs } from './Inputs.tsx'

const remove = {
  title: 'Aussteller löschen',
  text: 'Das lässt sich nicht zurücknehmen; auch der Verlauf behält kein Wort über ihn.',
}

export const ExhibitorEdit = () => (
  <AreaEdit<OfficeExhibitor>
    area="exhibitors"
    label="Alle Aussteller"
    titleOf={({ name }) => name}
    pathOf={({ id }) => `/exhibitors/${id}/show`}
    columns={exhibitorHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <ExhibitorInputs />
  </AreaEdit>
)
