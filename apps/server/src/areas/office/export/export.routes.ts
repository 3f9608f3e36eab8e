import * as contract from '@tafelrunde/contract/admin/export'
import { exportInvoices } from '@tafelrunde/contract/admin/money/invoices'
import type { FastifyReply } from 'fastify'
import { tableFileTypes } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../platform/http/fastify.ts'
import { sendAttachment } from '../../../platform/http/file-reply.ts'
import * as service from './export.service.ts'

type Wish = { query: { format: contract.TableFormat } }
type File = Parameters<typeof sendAttachment>[2]

/** Every list of the Verwaltung as a file. */
export const exportRoutes = (app: App, deps: Deps) => {
  const send = async (reply: FastifyReply, { query }: Wish, file: Promise<File>) =>
    sendAttachment(reply, tableFileTypes[query.format], await file)

  app.route({
    ...contract.exportEvents,
    handler: (request, reply) => send(reply, request, service.exportEvents(deps, request.query)),
  })
  app.route({
    ...contract.exportWorkshops,
    handler: (request, reply) => send(reply, request, service.exportWorkshops(deps, request.query)),
  })
  app.route({
    ...contract.exportTimeslots,
    handler: (request, reply) => send(reply, request, service.exportTimeslots(deps, request.query)),
  })
  app.route({
    ...contract.exportRooms,
    handler: (request, reply) => send(reply, request, service.exportRooms(deps, request.query)),
  })
  app.route({
    ...contract.exportLecturers,
    handler: (request, reply) => send(reply, request, service.exportLecturers(deps, request.query)),
  })
  app.route({
    ...contract.exportExhibitors,
    handler: (request, reply) => send(reply, request, service.exportExhibitors(deps, request.query)),
  })
  app.route({
    ...contract.exportSchooltypes,
    handler: (request, reply) => send(reply, request, service.exportSchooltypes(deps, request.query)),
  })
  app.route({
    ...contract.exportFaults,
    handler: (request, reply) => send(reply, request, service.exportFaults(deps, request.query)),
  })
  app.route({
    ...contract.exportAudit,
    handler: (request, reply) => send(reply, request, service.exportAudit(deps, request.query)),
  })
  app.route({
    ...contract.exportPeople,
    handler: (request, reply) => send(reply, request, service.exportPeople(deps, request.query)),
  })
  app.route({
    ...contract.exportRegistrations,
    handler: (request, reply) => send(reply, request, service.exportRegistrations(deps, request.query)),
  })
  app.route({
    ...contract.exportPlaces,
    handler: (request, reply) => send(reply, request, service.exportPlaces(deps, request.query)),
  })

  app.route({
    ...exportInvoices,
    handler: (request, reply) => send(reply, request, service.exportInvoices(deps, request.query)),
  })
}
