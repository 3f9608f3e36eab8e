import type { EventAnswers, EventQuestions, QuestionsBody } from '@tafelrunde/contract/admin/events/questions'
import type { TableFormat } from '@tafelrunde/contract/admin/export'
import { tableFile } from '../../../common/table-files.service.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { lockForChange, readEvent } from '../../events/events.service.ts'
import * as queries from './questions.queries.ts'
import * as texts from './questions.texts.ts'

/** Where an event's questions are written. */
export const questionSubjects: Subjects = ['event_questions']

type Line = QuestionsBody['questions'][number]
type Kept = Awaited<ReturnType<typeof queries.findQuestions>>[number]

/** What an event asks, for the office: also what is put away. */
export const readQuestions = async (db: Db, eventId: number): Promise<EventQuestions> => {
  const { event } = await readEvent(db, true, eventId)
  const questions = await queries.findQuestions(db, eventId)
  return {
    event: { id: event.id, name: event.name },
    questions: questions.map(({ isHealth, isRegion, isActive, ...question }) => ({
      ...question,
      region: isRegion,
      health: isHealth,
      active: isActive,
    })),
    version: await versionOf(db, questionSubjects, eventId),
  }
}

const refuse = (question: Kept, why: string) => {
  throw new InvalidField('questions', `${texts.answered(question.text, question.answers)} ${why}`)
}

/** What has been answered keeps the kind it was answered as, and whatever was chosen of it. */
const checkAnswered = async (tx: Tx, kept: Kept, line: Line) => {
  if (kept.answers === 0) return
  if (kept.kind !== line.kind) refuse(kept, texts.keepsKind)
  if (kept.isHealth && !line.health) refuse(kept, texts.keepsHealth)
  if (kept.options.length === 0) return
  const chosen = await queries.findChosen(tx, kept.id)
  const lost = chosen.find(option => !line.options.includes(option))
  if (lost !== undefined) refuse(kept, texts.keepsOption(lost))
}

const toRow = (
  eventId: number,
  { kind, text, help, required, health, region, active, options }: Line,
  position: number,
) => ({
  text,
  help,
  required,
  eventId,
  kind,
  options: kind === 'choice' || kind === 'choices' ? options : [],
  isHealth: health,
  isRegion: region,
  isActive: active,
  position,
})

const checkKnown = (kept: Kept[], ids: number[]) => {
  if (new Set(ids).size < ids.length) throw new InvalidField('questions', texts.doubleQuestion)
  if (ids.some(id => !kept.some(question => question.id === id)))
    throw new InvalidField('questions', texts.unknownQuestion)
}

/** Changes all of them as their changer saw them; whoever answers meanwhile waits. */
export const changeQuestions = (deps: Deps, eventId: number, { version, questions }: QuestionsBody) =>
  inTransaction(deps.db, async tx => {
    await lockForChange(tx, eventId)
    await queries.lockQuestions(tx, eventId)
    await checkSeen(tx, questionSubjects, eventId, version)
    const kept = await queries.findQuestions(tx, eventId)
    const ids = questions.flatMap(({ id }) => id ?? [])
    checkKnown(kept, ids)
    const gone = kept.filter(({ id }) => !ids.includes(id))
    for (const question of gone) if (question.answers > 0) refuse(question, texts.keepsQuestion)
    await queries.deleteQuestions(
      tx,
      gone.map(({ id }) => id),
    )
    for (const [position, line] of questions.entries()) {
      const before = kept.find(({ id }) => id === line.id)
      const row = toRow(eventId, line, position)
      if (before) await checkAnswered(tx, before, line)
      await (before ? queries.updateQuestion(tx, before.id, row) : queries.insertQuestion(tx, row))
    }
    return readQuestions(tx, eventId)
  })

/** What people have answered, for the office. */
export const listAnswers = async (db: Db, eventId: number): Promise<EventAnswers> => {
  const { questions } = await readQuestions(db, eventId)
  return { questions, people: await queries.findAllAnswers(db, eventId) }
}

/** The same as a table for Excel, with everybody who is registered or waits, a column for each question. */
export const writeAnswers = async ({ db, clock }: Deps, eventId: number, format: TableFormat) => {
  const { event, questions } = await readQuestions(db, eventId)
  const people = await queries.findAllAnswers(db, eventId, { silent: true })
  const headings = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Stand', ...questions.map(({ text }) => text)]
  const rows = people.map(({ first_name, last_name, email, waits, answers }) => [
    first_name,
    last_name,
    email,
    waits ? 'auf der Warteliste' : 'angemeldet',
    ...questions.map(({ id }) => answers.find(({ question }) => question === id)?.values.join(', ') ?? ''),
  ])
  const wish = { format, now: clock.now(), about: event.name }
  return tableFile({ name: 'Antworten', headings, rows }, wish)
}
