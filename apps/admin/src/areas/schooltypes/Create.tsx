import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { SchooltypeInputs } from './Inputs.tsx'

export const SchooltypeCreate = () => (
  <AreaCreate
    area="schooltypes"
    label="Alle Schularten"
    title="Schulart anlegen"
    pathOf={() => '/schooltypes'}
  >
    <SchooltypeInputs />
  </AreaCreate>
)
