import type { OfficeSchooltype } from '@tafelrunde/contract/admin/schooltypes'
import { useRecordContext } from 'react-admin'
import { AreaEdit } from '../../shared/AreaEdit.tsx'
import { FormToolbar } from '../../shared/FormToolbar.tsx'
import { HistoryCard } from '../../shared/HistoryCard.tsx'
import { historyOf, schooltypeHistory } from './history.ts'
import { SchooltypeInputs } from './Inputs.tsx'

const remove = {
  title: 'Schulart löschen',
  text: 'Das lässt sich nicht zurücknehmen.',
}

const History = () => {
  const record = useRecordContext<OfficeSchooltype>()
  if (!record) return null
  return (
    <HistoryCard
      of={['schooltypes', record.id, record.version]}
      columns={schooltypeHistory}
      historyOf={() => historyOf(record.id)}
    />
  )
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
    after={<History />}
  >
    <SchooltypeInputs />
  </AreaEdit>
)
