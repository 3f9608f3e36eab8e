import type { Deps } from '../../deps.ts'
import { InvalidField } from '../../platform/refusals.ts'
import { mayFindPeople } from './accounts.rules.ts'
import { tooFewCharacters } from './accounts.texts.ts'
import { findPeople } from './people.queries.ts'

/** People by customer number or name, for lecturers and staff. */
export const listPeople = (
  { db }: Deps,
  caller: { isStaff: boolean },
  query: Parameters<typeof findPeople>[1],
) => {
  const { as_customernumber: customerNumber, as_customernumber__istartswith: begins, name } = query
  if (!mayFindPeople(caller, customerNumber, begins, name))
    throw new InvalidField(name === undefined ? 'as_customernumber__istartswith' : 'name', tooFewCharacters)
  return findPeople(db, query)
}
