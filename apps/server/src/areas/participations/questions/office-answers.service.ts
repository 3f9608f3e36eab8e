import type { AnswersBody, OwnAnswers } from '@tafelrunde/contract/events/questions'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { orNotFound } from '../../../platform/refusals.ts'
import { lockSubscription } from '../subscriptions.queries.ts'
import { readAnswers, saveAnswers } from './answers.service.ts'
import * as queries from './questions.queries.ts'

const personOf = async (db: Db, id: number) => orNotFound(await queries.findPerson(db, id))

/** What somebody answered, with what their event asks; as long as they are registered or wait it can be changed. */
export const readRegistrationAnswers = async (db: Db, id: number): Promise<OwnAnswers> => {
  const { isRegistered, ...answers } = await readAnswers(db, await personOf(db, id))
  return { ...answers, changeable: isRegistered }
}

/** The office answers for somebody, who may have called; the person sees it as their own. */
export const changeRegistrationAnswers = (deps: Deps, id: number, given: AnswersBody) =>
  inTransaction(deps.db, async tx => {
    const person = await personOf(tx, id)
    await lockSubscription(tx, person.eventId, person.accountId)
    await saveAnswers(tx, person, given, deps.clock.now(), { mayStayOpen: true })
    return readRegistrationAnswers(tx, id)
  })
