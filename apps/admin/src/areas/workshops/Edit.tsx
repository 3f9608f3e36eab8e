import type { OfficeWorkshop } from '@tafelrunde/contract/admin/events/programme'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { historyOf, workshopHistory } from './history.ts'
import { WorkshopInputs } from './Inputs.tsx'

const remove = {
  title: 'Workshop löschen',
  text: 'Mit ihm gehen seine Termine und Materialien. Das lässt sich nicht zurücknehmen.',
}

export const WorkshopEdit = () => (
  <AreaEdit<OfficeWorkshop>
    area="workshops"
    label="Alle Workshops"
    titleOf={workshop => workshop.name}
    pathOf={({ id }) => `/workshops/${id}/show`}
    columns={workshopHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <WorkshopInputs />
  </AreaEdit>
)
