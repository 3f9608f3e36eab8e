import * as contract from '@tafelrunde/contract/lecturer-timeslots'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { checkEventFilter } from '../events/events.service.ts'
import { toTimeslot } from '../timeslots/timeslots.rules.ts'
import { checkOwnWorkshopFilter } from '../workshops/materials.service.ts'
import { findOwnTimeslots, type OwnTimeslotRow } from './own-timeslots.queries.ts'
import { readOwnTimeslot } from './own-timeslots.service.ts'

const toLecturerTimeslot = (row: OwnTimeslotRow): contract.LecturerTimeslot => ({
  ...toTimeslot(row),
  event_name: row.eventName,
  workshop_name: row.name,
  counts: row.counts,
})

export const lecturerTimeslotRoutes = (app: App, { config, db }: Deps) => {
  app.route({
    ...contract.listLecturerTimeslots,
    handler: async request => {
      const { caller, query } = request
      await checkEventFilter(db, caller.isStaff, query.event)
      await checkOwnWorkshopFilter(db, caller, query.workshop)
      const { count, rows } = await findOwnTimeslots(db, caller, query)
      return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toLecturerTimeslot) })
    },
  })

  app.route({
    ...contract.getLecturerTimeslot,
    handler: async ({ caller, params }) => toLecturerTimeslot(await readOwnTimeslot(db, caller, params.id)),
  })
}
