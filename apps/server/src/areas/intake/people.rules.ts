import { splitName } from '../programme/import/person-name.rules.ts'
import { listed, type Read } from './judged.rules.ts'

/** A person as a cell names them. */
export type Named = { firstName: string; lastName: string }

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

const personOf = (text: string): Read<Named> => {
  const parts = text.split(',').map(part => part.trim())
  const [last = '', first = ''] = parts
  if (parts.length === 1) return { value: splitName(text.replace(/\s+/g, ' ')) }
  if (parts.length === 2 && last && first) return { value: { firstName: first, lastName: last } }
  return { reason: `„${text}“ ist nicht eindeutig. Bitte trennen Sie mehrere Personen durch Semikolon.` }
}

/** Several people parted by commas alone: each part has a first and a last name. */
const areSeveral = (text: string) => {
  const parts = text.split(',').map(part => part.trim())
  return parts.length > 1 && parts.every(part => words(part) >= 2)
}

/** The people of a cell: „Baumgärtner, Miriam; Voß, Henning“, „Miriam Baumgärtner und Dr. Henning Voß“. */
export const readPeople = (text: string): Read<Named[]> => {
  const parts = listed(text, /[;\n/&]|\sund\s|\su\.\s/).flatMap(part =>
    areSeveral(part) ? listed(part, /,/) : [part],
  )
  const people: Named[] = []
  for (const part of parts) {
    const person = personOf(part)
    if (!('value' in person)) return person
    if (person.value.lastName.length > 255 || person.value.firstName.length > 255)
      return { reason: `„${part.slice(0, 40)}…“ ist zu lang für einen Namen.` }
    people.push(person.value)
  }
  return { value: people }
}
