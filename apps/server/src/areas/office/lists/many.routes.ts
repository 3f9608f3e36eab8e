import * as contract from '@tafelrunde/contract/admin/many'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { markWithin } from '../../attendance/marks.service.ts'
import { approving } from '../../settlements/decide-settlement.service.ts'
import { changeTimeslots } from '../events/change-timeslots.service.ts'
import { dropTimeslot } from '../events/timeslots.service.ts'
import { dropWorkshop } from '../events/workshops.service.ts'
import { dropExhibitor } from '../people/exhibitors.service.ts'
import { dropLecturer } from '../people/lecturers.service.ts'
import { dropRoom } from '../rooms.service.ts'
import { dropSchooltype } from '../schooltypes.service.ts'
import { doToMany } from './many.service.ts'

/** What is done to many chosen records at once. */
export const manyRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.deleteWorkshops,
    handler: ({ body }) => doToMany(deps, 'workshops', body, dropWorkshop),
  })
  app.route({
    ...contract.deleteTimeslots,
    handler: ({ body }) => doToMany(deps, 'timeslots', body, dropTimeslot),
  })
  app.route({
    ...contract.deleteLecturers,
    handler: ({ body }) => doToMany(deps, 'lecturers', body, dropLecturer),
  })
  app.route({
    ...contract.deleteSchooltypes,
    handler: ({ body }) => doToMany(deps, 'schooltypes', body, dropSchooltype),
  })
  app.route({
    ...contract.deleteRooms,
    handler: ({ body }) => doToMany(deps, 'rooms', body, dropRoom),
  })
  app.route({
    ...contract.deleteExhibitors,
    handler: ({ body }) => doToMany(deps, 'exhibitors', body, dropExhibitor),
  })
  app.route({ ...contract.changeTimeslots, handler: ({ body }) => changeTimeslots(deps, body) })
  app.route({
    ...contract.markAttendances,
    handler: ({ caller, body: { state, ...chosen } }) =>
      doToMany(deps, 'participations', chosen, (tx, id) => markWithin(tx, deps, caller, id, { state })),
  })
  app.route({
    ...contract.approveSettlements,
    handler: async ({ caller, body }) => doToMany(deps, 'settlements', body, await approving(deps, caller)),
  })
}
