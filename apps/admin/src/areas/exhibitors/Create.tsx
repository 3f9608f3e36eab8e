import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { ExhibitorInputs } from './Inputs.tsx'

export const ExhibitorCreate = () => (
  <AreaCreate area="exhibitors" label="Alle Aussteller" title="Aussteller anlegen">
    <ExhibitorInputs />
  </AreaCreate>
)
