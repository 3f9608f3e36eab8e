import { sameName } from '../judged.rules.ts'
import type { Named } from '../people.rules.ts'
import type { Entry } from './rows.rules.ts'

/** A lecturer who is there, under the name that the app shows. */
export type KnownLecturer = { id: number; name: string; isOfEvent: boolean }
/** One who is to be made. */
export type NewLecturer = Named & { isNew: true }

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()

/**
 * Finds the lecturers whom a table names among those who are there. Of several with the same name it is the one who gives
 * the workshop already, else the one of this event; whom nobody knows is new, once for the whole table.
 */
export const createCast = (known: KnownLecturer[]) => {
  const byName = Map.groupBy(known, ({ name }) => sameName(name))
  const fresh = new Map<string, NewLecturer>()

  const findOne = (person: Named, givenBy: number[], { note }: Entry['notes']) => {
    const name = sameName(fullName(person))
    const same = byName.get(name) ?? []
    const [only, ...others] = same.length > 1 ? same.filter(({ isOfEvent }) => isOfEvent) : same
    const own = same.find(({ id }) => givenBy.includes(id))
    if (own) return own.id
    if (only && others.length === 0) return only.id
    if (same.length > 0) {
      note(
        'lecturers',
        `„${fullName(person)}“ gibt es ${same.length}-mal. Bitte lassen Sie die Zelle leer und tragen Sie die Person danach am Workshop ein.`,
      )
      return undefined
    }
    const made = fresh.get(name) ?? { ...person, isNew: true }
    fresh.set(name, made)
    return made
  }

  return {
    /** The lecturers of a workshop in the order of its rows; undefined where none of these says anything. */
    find: (group: Entry[], givenBy: number[]) => {
      const named = group.filter(({ lecturers }) => lecturers !== undefined)
      if (named.length === 0) return undefined
      const found = named.flatMap(({ lecturers = [], notes }) =>
        lecturers.map(person => findOne(person, givenBy, notes)),
      )
      return [...new Set(found)].filter(one => one !== undefined)
    },
  }
}
