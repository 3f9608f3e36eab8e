import type {
  EventFeedback,
  FeedbackPaper,
  WorkshopFeedback,
} from '@tafelrunde/contract/admin/events/feedback'
import { fileNameOf } from '../../../../common/file-names.rules.ts'
import type { Caller } from '../../../../common/people.rules.ts'
import type { Deps } from '../../../../deps.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { NotFound, orNotFound } from '../../../../platform/refusals.ts'
import { readAssociation } from '../../../association/association.service.ts'
import { readEvent } from '../../../events/events.service.ts'
import { isWorkshopOf } from '../../../workshops/materials.service.ts'
import { eventDocument, type FeedbackDocument, workshopDocument } from './report.document.ts'
import { countAsked, findLecturers, findOpinions, findWorkshops, type Scope } from './report.queries.ts'
import { eventFeedback, workshopFeedback } from './report.rules.ts'

const readKnown = async (db: Db, scope: Scope) => {
  const workshops = await findWorkshops(db, scope)
  const opinions = await findOpinions(db, scope)
  const asked = await countAsked(db, scope)
  const lecturers = await findLecturers(db, scope)
  return workshops.map(({ workshop, event }) => {
    const isIts = ({ workshopId }: { workshopId: number }) => workshopId === workshop.id
    return {
      workshop,
      event,
      lecturers: lecturers.filter(isIts).map(({ name }) => name),
      asked: asked.find(isIts)?.asked ?? 0,
      opinions: opinions.filter(isIts),
    }
  })
}

/** What people think of an event. */
export const readEventFeedback = async (db: Db, id: number): Promise<EventFeedback> => {
  const { event } = await readEvent(db, true, id)
  return eventFeedback({ id, name: event.name }, await readKnown(db, { event: id }))
}

/** What people think of a workshop. */
export const readWorkshopFeedback = async (db: Db, id: number): Promise<WorkshopFeedback> => {
  const [known] = await readKnown(db, { workshop: id })
  return workshopFeedback(orNotFound(known))
}

const draw = async ({ papers }: Deps, caller: Caller, document: FeedbackDocument) => {
  const name = fileNameOf(`${document.title} ${document.subject.replaceAll(/[/\\]/g, ' ')}`)
  return { name: `${name}.pdf`, bytes: await papers.draw('feedback', document, caller.id) }
}

/** The report on an event as a PDF. */
export const drawEventFeedback = async (deps: Deps, caller: Caller, id: number, kind: FeedbackPaper) => {
  const { clock, db } = deps
  const { event } = await readEvent(db, true, id)
  const feedback = await readEventFeedback(db, id)
  const association = await readAssociation(db)
  return draw(deps, caller, eventDocument({ association, drawnAt: clock.now(), event, feedback, kind }))
}

/** The result sheet of an own workshop as a PDF; another's is as if it were not there. */
export const drawWorkshopFeedback = async (deps: Deps, caller: Caller, id: number) => {
  const { clock, db } = deps
  if (!(await isWorkshopOf(db, caller, id))) throw new NotFound()
  const feedback = await readWorkshopFeedback(db, id)
  const { event } = await readEvent(db, true, feedback.event.id)
  const association = await readAssociation(db)
  return draw(deps, caller, workshopDocument({ association, drawnAt: clock.now(), event, feedback }))
}
