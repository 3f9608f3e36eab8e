import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { LecturerInputs } from './Inputs.tsx'

export const LecturerCreate = () => (
  <AreaCreate area="lecturers" label="Alle Referenten" title="Referentin oder Referenten anlegen">
    <LecturerInputs />
  </AreaCreate>
)
