import * as contract from '@tafelrunde/contract/admin/many'

/** The lists whose records can be deleted together, and what one and several are called. */
const deletions = {
  workshops: { endpoint: contract.deleteWorkshops, one: 'Workshop', many: 'Workshops' },
  timeslots: { endpoint: contract.deleteTimeslots, one: 'Termin', many: 'Termine' },
  lecturers: { endpoint: contract.deleteLecturers, one: 'Profil', many: 'Profile' },
  schooltypes: { endpoint: contract.deleteSchooltypes, one: 'Schulart', many: 'Schularten' },
  rooms: { endpoint: contract.deleteRooms, one: 'Raum', many: 'Räume' },
  exhibitors: { endpoint: contract.deleteExhibitors, one: 'Aussteller', many: 'Aussteller' },
}

const isKind = (name: string): name is keyof typeof deletions => Object.hasOwn(deletions, name)

/** How records of that list are deleted, where there is a way. */
export const deletionOf = (area: string | undefined) =>
  area !== undefined && isKind(area) ? deletions[area] : undefined
