import type { Chosen, ManyAnswer } from '@tafelrunde/contract/admin/many'
import type { Deps } from '../../../deps.ts'
import { inSavepoint, inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, NotFound, Refusal } from '../../../platform/refusals.ts'
import { findNames, type Kind } from './many.queries.ts'
import { notThereText, someStayText } from './many.texts.ts'

type Act = (tx: Tx, id: number) => Promise<unknown>

/** Undoes a transaction that only tried, and brings what it found. */
class Tried extends Error {
  readonly answer: ManyAnswer

  constructor(answer: ManyAnswer) {
    super('tried only')
    this.answer = answer
  }
}

/** Why it cannot be done to this one; any other failure is one of all. */
const whyNot = (failure: unknown) => {
  if (failure instanceof NotFound) return notThereText
  if (failure instanceof Refusal || failure instanceof InvalidField || failure instanceof InvalidFields)
    return failure.message
  throw failure
}

/** Does it to one record, in a transaction of its own. */
export const doToOne = ({ db }: Deps, act: Act, id: number) => inTransaction(db, tx => act(tx, id))

/**
 * Does the same to chosen records, in their order, in one transaction, and then once what follows from all of it: refused,
 * and nothing done, if it cannot be done to one of them. Whoever only tries hears of each of these instead.
 */
export const doToMany = async (
  { db }: Deps,
  kind: Kind,
  { ids, dry_run }: Chosen,
  act: Act,
  afterwards?: (tx: Tx) => Promise<void>,
) => {
  const work = inTransaction(db, async tx => {
    const kept = []
    const names = new Map((await findNames(tx, kind, ids)).map(({ id, name }) => [id, name]))
    for (const id of new Set(ids)) {
      const why = await inSavepoint(tx, () => act(tx, id)).then(() => undefined, whyNot)
      if (why) kept.push({ id, name: names.get(id) ?? `Nr. ${id}`, why })
    }
    const answer = { done: new Set(ids).size - kept.length, kept }
    if (dry_run) throw new Tried(answer)
    if (kept.length > 0) throw new Refusal('state', someStayText(kept.length))
    await afterwards?.(tx)
    return answer
  })
  return work.catch((failure: unknown) => {
    if (failure instanceof Tried) return failure.answer
    throw failure
  })
}
