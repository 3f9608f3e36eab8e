import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { RoomInputs } from './Inputs.tsx'

export const RoomCreate = () => (
  <AreaCreate area="rooms" label="Alle Räume" title="Raum anlegen">
    <RoomInputs />
  </AreaCreate>
)
