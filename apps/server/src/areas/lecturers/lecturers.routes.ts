import * as data from '@tafelrunde/contract/lecturers/lecturer-data'
import * as contract from '@tafelrunde/contract/lecturers/lecturers'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { ofObject } from '../../platform/http/find-first.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { sightOf } from '../../platform/http/session.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { toLecturerData } from './lecturer-data.rules.ts'
import { changeLecturerData, listLecturerData, readLecturerData } from './lecturer-data.service.ts'
import { findLecturers, type LecturerRow } from './lecturers.queries.ts'
import { readLecturer } from './lecturers.service.ts'

export const lecturerRoutes = (app: App, deps: Deps) => {
  const { config, db, publicAnswers } = deps
  const answers = publicAnswers.madeFrom('lecturers', 'accounts', 'workshops', 'workshop_lecturers', 'events')

  const toLecturer = (lecturer: LecturerRow): contract.Lecturer => ({
    id: lecturer.id,
    first_name: lecturer.firstName,
    last_name: lecturer.lastName,
    profile_picture: fileUrl(config.APP_URL, lecturer.picture),
    profile_description: lecturer.profileDescription,
    workshops: lecturer.workshops,
  })

  app.route({
    ...contract.listLecturers,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () => {
        const { count, rows } = await findLecturers(db, sightOf(request.caller), request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toLecturer) })
      }),
  })

  app.route({
    ...contract.getLecturer,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toLecturer(await readLecturer(db, sightOf(request.caller), request.params.id)),
      ),
  })

  app.route({
    ...data.listLecturerData,
    handler: async request => {
      const { count, rows } = await listLecturerData(deps, request.caller, request.query)
      return pageAnswer(request, deps.config.APP_URL, { count, rows: rows.map(toLecturerData) })
    },
  })

  app.route({
    ...data.getLecturerData,
    handler: async ({ caller, params }) => toLecturerData(await readLecturerData(deps, caller, params.id)),
  })

  for (const endpoint of [data.replaceLecturerData, data.changeLecturerData])
    app.route({
      ...ofObject(endpoint, ({ caller, params }) => readLecturerData(deps, caller, params.id)),
      handler: async ({ body, caller, params }) =>
        toLecturerData(await changeLecturerData(deps, caller, params.id, body)),
    })
}
