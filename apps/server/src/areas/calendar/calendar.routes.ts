import * as contract from '@tafelrunde/contract/events/calendar'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { nameFile } from '../../platform/http/file-reply.ts'
import { packable, sendPackable } from '../../platform/http/packed.ts'
import { ownersOnly } from '../../platform/http/session.ts'
import { readTimeslotCalendar } from './calendar.service.ts'
import { readAddress, readFeed, renewAddress } from './feed.service.ts'

/** Sends a calendar; whoever has the same one already hears only that. */
const sendCalendar = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendPackable(request, reply, {
    packable: packable(Buffer.from(text)), // as bytes: not compressed, because it is written for one reader
    type: 'text/calendar; charset=utf-8',
  })

export const calendarRoutes = (app: App, deps: Deps) => {
  app.route({
    ...contract.getTimeslotCalendar,
    handler: async (request, reply) => {
      const { id } = request.params
      const text = await readTimeslotCalendar(deps, id)
      reply.header('cache-control', 'public, no-cache')
      return sendCalendar(request, nameFile(reply, 'attachment', `termin-${id}.ics`), text)
    },
  })

  app.route({
    ...ownersOnly(contract.getCalendarAddress),
    handler: ({ caller }) => readAddress(deps, caller.id),
  })

  app.route({
    ...contract.renewCalendarAddress,
    handler: ({ caller }) => renewAddress(deps, caller.id),
  })
}

const File = z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) })

/** The calendars at secret addresses, for programs that cannot log in. */
export const feedRoutes = (app: App, deps: Deps) => {
  app.route({
    method: 'GET',
    url: '/calendar/:file',
    schema: { params: File },
    handler: async (request, reply) => {
      const text = await readFeed(deps, request.params.file.replace('.ics', ''))
      reply.header('cache-control', 'private, max-age=300')
      return sendCalendar(request, nameFile(reply, 'inline', 'tafelrunde.ics'), text)
    },
  })
}
