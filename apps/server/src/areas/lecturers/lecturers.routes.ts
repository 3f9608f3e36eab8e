import * as contract from '@tafelrunde/contract/lecturers'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/fastify.ts'
import { pageAnswer } from '../../platform/http/pages.ts'
import { fileUrl } from '../storage/storage.rules.ts'
import { findLecturers, type LecturerRow } from './lecturers.queries.ts'
import { readLecturer } from './lecturers.service.ts'

export const lecturerRoutes = (app: App, { config, db, publicAnswers }: Deps) => {
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
        const { count, rows } = await findLecturers(db, request.caller.isStaff, request.query)
        return pageAnswer(request, config.APP_URL, { count, rows: rows.map(toLecturer) })
      }),
  })

  app.route({
    ...contract.getLecturer,
    onRequest: answers.fromMemory,
    handler: (request, reply) =>
      answers.answer(request, reply, async () =>
        toLecturer(await readLecturer(db, request.caller.isStaff, request.params.id)),
      ),
  })
}
