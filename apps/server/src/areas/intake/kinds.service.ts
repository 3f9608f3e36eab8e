import type { IntakeKind } from '@tafelrunde/contract/admin/intakes'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Column } from './columns.rules.ts'
import { exhibitorColumns } from './exhibitors/exhibitors.columns.rules.ts'
import { checkExhibitors } from './exhibitors/exhibitors.service.ts'
import type { Line } from './judged.rules.ts'
import type { Check } from './kind.rules.ts'
import { memberColumns } from './members/members.columns.rules.ts'
import { checkMembers } from './members/members.service.ts'
import { registrationColumns } from './registrations/registrations.columns.rules.ts'
import { checkRegistrations } from './registrations/registrations.service.ts'
import { roomColumns } from './rooms/rooms.columns.rules.ts'
import { checkRooms } from './rooms/rooms.service.ts'
import { workshopColumns } from './workshops/workshops.columns.rules.ts'
import { checkWorkshops } from './workshops/workshops.service.ts'

type Kind = {
  /** The template's and its sheet's name. */
  name: string
  columns: Column[]
  needsEvent: boolean
  /** `eventId` is 0 where none is chosen. */
  check: (tx: Tx, deps: Deps, eventId: number, lines: Line[]) => Promise<Check>
}

/** What rows of a table can be. */
export const kinds: Record<IntakeKind, Kind> = {
  rooms: { name: 'Räume', columns: roomColumns, needsEvent: false, check: checkRooms },
  registrations: {
    name: 'Anmeldungen',
    columns: registrationColumns,
    needsEvent: true,
    check: checkRegistrations,
  },
  members: { name: 'Mitglieder', columns: memberColumns, needsEvent: false, check: checkMembers },
  exhibitors: { name: 'Aussteller', columns: exhibitorColumns, needsEvent: false, check: checkExhibitors },
  workshops: { name: 'Workshops', columns: workshopColumns, needsEvent: true, check: checkWorkshops },
}
