import * as office from '@tafelrunde/contract/admin/events/programme-import'
import * as contract from '@tafelrunde/contract/events/schedules'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { nameFile } from '../../platform/http/file-reply.ts'
import { type Asked, ofObject } from '../../platform/http/find-first.ts'
import { readEventCalendar } from '../calendar/calendar.service.ts'
import { readEvent } from '../events/events.service.ts'
import { applyUpload, previewProgramme } from './preview/preview.service.ts'
import { readScheduleJson, readScheduleXml } from './publish/schedule.service.ts'

const files = [
  { endpoint: contract.getScheduleJson, read: readScheduleJson, type: 'application/json', name: 'json' },
  { endpoint: contract.getScheduleXml, read: readScheduleXml, type: 'application/xml', name: 'xml' },
  { endpoint: contract.getScheduleCalendar, read: readEventCalendar, type: 'text/calendar', name: 'ics' },
]

export const programmeRoutes = (app: App, deps: Deps) => {
  const answers = deps.publicAnswers.madeFrom(
    'association',
    'events',
    'workshops',
    'workshop_lecturers',
    'timeslots',
    'lecturers',
    'accounts',
  )

  for (const { endpoint, read, type, name } of files)
    app.route({
      ...endpoint,
      handler: (request, reply) => {
        const { caller, params } = request
        nameFile(reply, 'attachment', `programm-${params.id}.${name}`)
        return answers.answerText(request, reply, {
          type: `${type}; charset=utf-8`,
          write: () => read(deps, caller.isStaff, params.id),
        })
      },
    })

  const findEvent = ({ params }: Asked) => readEvent(deps.db, true, params.id)
  app.route({
    ...ofObject(office.previewProgramme, findEvent),
    handler: ({ params, body }) => previewProgramme(deps, params.id, body),
  })
  app.route({
    ...ofObject(office.applyProgramme, findEvent),
    handler: ({ params, body }) => applyUpload(deps, params.id, body),
  })
}
