import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, Refusal } from '../../../platform/refusals.ts'
import { makePerson } from '../../accounts/credentials/access.service.ts'
import * as queries from './registrations.queries.ts'
import { register } from './registrations.service.ts'
import { ofLine, twice } from './registrations.texts.ts'

type Person = { email: string; first_name: string; last_name: string }
type Group = {
  event: number
  people: Person[]
  timeslots: number[]
  note: string
  beyond: boolean
  allotment: number | null
}

type Member = { id: number; isNew: boolean; person: Person; line: number }

/** The account of this address, or a new one whose owner gets a mail with the way in. */
const accountOf = async (tx: Tx, deps: Deps, person: Person) => {
  const id = await queries.findAccountId(tx, person.email)
  if (id !== undefined) return { id, isNew: false }
  return { id: await makePerson(tx, deps, { ...person, as_customernumber: '' }), isNew: true }
}

/** Says of which line it was, where there are several. */
const naming =
  (people: Person[]) =>
  (line: number, { email }: Person) =>
  (failure: unknown) => {
    const why = (sentence: string) => (people.length === 1 ? sentence : ofLine(line, email, sentence))
    if (failure instanceof Refusal) throw new Refusal(failure.code, why(failure.message))
    if (failure instanceof InvalidField || failure instanceof InvalidFields)
      throw new InvalidField('people', why(failure.message))
    throw failure
  }

/**
 * Registers a group for an event and Termine, all or nobody: the first one who cannot be is named, with why. The order
 * of accounts is that of their ids, so that two groups at the same time never block each other.
 */
export const registerGroup = (deps: Deps, { people, note, ...wish }: Group) =>
  inTransaction(deps.db, async tx => {
    const members: Member[] = []
    const named = naming(people)
    for (const [index, person] of people.entries()) {
      const { id, isNew } = await accountOf(tx, deps, person).catch(named(index + 1, person))
      if (members.some(member => member.id === id))
        throw new InvalidField('people', ofLine(index + 1, person.email, twice))
      members.push({ id, isNew, person, line: index + 1 })
    }
    for (const { id, person, line } of members.toSorted((one, other) => one.id - other.id)) {
      const registered = await register(tx, deps, { ...wish, account: id }).catch(named(line, person))
      if (note !== '') await queries.setNote(tx, registered.id, note)
    }
    return {
      registered: members.length,
      created: members.filter(({ isNew }) => isNew).length,
      accounts: members.map(({ id }) => id),
    }
  })
