import * as settings from '@tafelrunde/contract/admin/association'
import * as contract from '@tafelrunde/contract/admin/events/events'
import { search } from '@tafelrunde/contract/admin/search'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { sendPdf } from '../../platform/http/file-reply.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { listHistory, type Subjects } from '../audit/audit.service.ts'
import { listConflicts } from '../confirmations/office.service.ts'
import { readEvent } from '../events/events.service.ts'
import {
  associationSubjects,
  changeAssociation,
  changeColour,
  drawSamplePaper,
  readOfficeAssociation,
} from './association.service.ts'
import { doubleRoutes } from './doubles/doubles.routes.ts'
import { listOpenPoints, readChecklist } from './events/checklist.service.ts'
import { copyEvent } from './events/copy-event.service.ts'
import { changeImage, removeImage } from './events/event-image.service.ts'
import * as service from './events/events.service.ts'
import { programmeOfficeRoutes } from './events/programme.routes.ts'
import { exportRoutes } from './export/export.routes.ts'
import { fourEyesRoutes } from './four-eyes/four-eyes.routes.ts'
import { legalTextRoutes } from './legal-texts/legal-texts.routes.ts'
import { manyRoutes } from './lists/many.routes.ts'
import { findHits } from './lists/search.queries.ts'
import { findTodo } from './lists/todo.queries.ts'
import { viewRoutes } from './lists/views.routes.ts'
import { changeLogo, removeLogo } from './logo.service.ts'
import { mailTextRoutes } from './mail-texts/mail-texts.routes.ts'
import { exhibitorOfficeRoutes } from './people/exhibitors.routes.ts'
import { lecturerOfficeRoutes } from './people/lecturers.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { eventReportRoutes } from './reports/reports.routes.ts'
import { roomOfficeRoutes } from './rooms.routes.ts'
import { schooltypeOfficeRoutes } from './schooltypes.routes.ts'

export const officeRoutes = (app: App, deps: Deps) => {
  const { config, db } = deps
  const find = ({ params }: { params: { id: number } }) => readEvent(db, true, params.id)

  app.route({
    ...getTodo,
    handler: async ({ caller }) => ({
      items: await findTodo(db, caller, deps.clock.now()),
      conflicts: await listConflicts(deps),
      checklists: await listOpenPoints(deps),
    }),
  })

  app.route({
    ...contract.getOfficeEvent,
    handler: ({ params }) => service.readOfficeEvent(deps, db, params.id),
  })

  app.route({
    ...contract.createEvent,
    handler: async ({ body, keepAnswer }, reply) =>
      reply.code(201).send(await service.createEvent(deps, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeEvent, find),
    handler: ({ params, body }) => service.changeEvent(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.setEventState, find),
    handler: ({ params, body }) => service.setEventState(deps, params.id, body),
  })

  app.route({
    ...ofObject(contract.copyEvent, find),
    handler: async ({ params, body, keepAnswer }, reply) =>
      reply.code(201).send(await copyEvent(deps, params.id, body, keepAnswer)),
  })

  app.route({
    ...ofObject(contract.changeEventImage, find),
    handler: ({ params, body }) => changeImage(deps, params.id, body),
  })

  app.route({
    ...contract.removeEventImage,
    handler: ({ params }) => removeImage(deps, params.id),
  })

  app.route({
    ...contract.deleteEvent,
    handler: async ({ params }, reply) => {
      await service.deleteEvent(deps, params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.getEventReach,
    handler: ({ params }) => service.readReach(db, params.id),
  })

  app.route({
    ...contract.getEventChecklist,
    handler: ({ params }) => readChecklist(deps, params.id),
  })

  app.route({
    ...contract.listEventHistory,
    handler: async request => {
      await find(request)
      const subjects: Subjects = ['events', 'draft_links', 'display_messages']
      const history = await listHistory(db, subjects, request.params.id, request.query)
      return pageAnswer(request, config.APP_URL, history)
    },
  })

  programmeOfficeRoutes(app, deps)
  roomOfficeRoutes(app, deps)
  schooltypeOfficeRoutes(app, deps)
  lecturerOfficeRoutes(app, deps)
  exhibitorOfficeRoutes(app, deps)

  app.route({
    ...search,
    handler: async ({ query }) => ({ results: query.q ? await findHits(db, query.q) : [] }),
  })

  app.route({ ...settings.getOfficeAssociation, handler: () => readOfficeAssociation(deps, db) })

  app.route({
    ...settings.changeAssociation,
    handler: ({ body, caller }) => changeAssociation(deps, caller, body),
  })

  app.route({
    ...settings.changeAssociationLogo,
    handler: ({ body }) => changeLogo(deps, body.file),
  })

  app.route({ ...settings.removeAssociationLogo, handler: () => removeLogo(deps) })

  app.route({ ...settings.changeAssociationColour, handler: ({ body }) => changeColour(deps, body) })

  app.route({
    ...settings.getSamplePaper,
    handler: async ({ caller }, reply) => sendPdf(reply, await drawSamplePaper(deps, caller)),
  })

  app.route({
    ...settings.listAssociationHistory,
    handler: async request =>
      pageAnswer(request, config.APP_URL, await listHistory(db, associationSubjects, 1, request.query)),
  })

  exportRoutes(app, deps)
  fourEyesRoutes(app, deps)
  legalTextRoutes(app, deps)
  mailTextRoutes(app, deps)
  manyRoutes(app, deps)
  eventReportRoutes(app, deps)
  peopleRoutes(app, deps)
  doubleRoutes(app, deps)
  viewRoutes(app, deps)
}
