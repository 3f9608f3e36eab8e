import * as contract from '@tafelrunde/contract/admin/many'
import { useResourceContext } from 'react-admin'
import { call } from '../providers/call.ts'
import { ManyDialog } from './ManyDialog.tsx'

const kinds = {
  workshops: { endpoint: contract.deleteWorkshops, one: 'Workshop', many: 'Workshops' },
  timeslots: { endpoint: contract.deleteTimeslots, one: 'Termin', many: 'Termine' },
  lecturers: { endpoint: contract.deleteLecturers, one: 'Profil', many: 'Profile' },
  schooltypes: { endpoint: contract.deleteSchooltypes, one: 'Schulart', many: 'Schularten' },
  rooms: { endpoint: contract.deleteRooms, one: 'Raum', many: 'Räume' },
  exhibitors: { endpoint: contract.deleteExhibitors, one: 'Aussteller', many: 'Aussteller' },
}

const isKind = (name: string | undefined): name is keyof typeof kinds =>
  name !== undefined && Object.hasOwn(kinds, name)

/** Deletes the chosen rows of one of these lists. */
export const DeleteMany = () => {
  const area = useResourceContext()
  if (!isKind(area)) return null
  const { endpoint, one, many } = kinds[area]
  return (
    <ManyDialog
      label="Löschen"
      doneText={count => (count === 1 ? `1 ${one} wird gelöscht.` : `${count} ${many} werden gelöscht.`)}
      perform={body => call(endpoint, { body })}
    />
  )
}
