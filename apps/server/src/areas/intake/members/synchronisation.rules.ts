import type { Member } from '@tafelrunde/contract/admin/people/members'
import { emailText } from '@tafelrunde/contract/values/email'
import { anyBodyText, bodyText } from '@tafelrunde/contract/values/text'
import { createNotes, judge } from '../judged.rules.ts'
import type { KnownPerson } from './persons.rules.ts'

type Notes = ReturnType<typeof createNotes>

/** Each text as the account's own form takes it. */
const schemas = {
  as_customernumber: anyBodyText(30),
  email: emailText(),
  first_name: bodyText(150),
  last_name: bodyText(150),
}
type Field = keyof typeof schemas
const fields: Field[] = ['as_customernumber', 'email', 'first_name', 'last_name']

const missing: [Field, string][] = [
  ['email', 'Die E-Mail-Adresse fehlt: Die Person hat noch kein Konto.'],
  ['first_name', 'Der Vorname fehlt: Die Person hat noch kein Konto.'],
  ['last_name', 'Der Nachname fehlt: Die Person hat noch kein Konto.'],
]

/** A member as it is read, and what is wrong with its texts; those are empty then. */
export const readMember = (member: Member) => {
  const notes = createNotes()
  const read = { as_customernumber: '', email: '', first_name: '', last_name: '' }
  for (const field of fields) {
    if (member[field] === '') continue
    const { data, error } = schemas[field].safeParse(member[field])
    if (data === undefined) notes.note(field, error.issues[0]?.message ?? '')
    else read[field] = data
  }
  if (!member.as_customernumber) notes.note('as_customernumber', 'Die Mitgliedsnummer fehlt.')
  return { ...read, left: member.left, notes }
}
type Entry = ReturnType<typeof readMember>

/** Notes what stands in the list twice: the first one counts. */
const createSeen = () => {
  const seen = new Map<string, number>()
  return (key: string, index: number, field: Field, { note }: Notes) => {
    const other = seen.get(key)
    if (other === undefined) seen.set(key, index)
    else note(field, `Das steht schon beim Mitglied ${other} dieser Liste.`)
  }
}

type NewMember = { position: number; email: string; number: string; firstName: string; lastName: string }

/** Whose number it is, or who has the address. */
const finder = (known: KnownPerson[]) => {
  const byNumber = Map.groupBy(known, ({ number }) => number)
  const byEmail = new Map(known.map(person => [person.email.toLowerCase(), person]))
  const numbered = (number: string) => byNumber.get(number) ?? []
  const find = ({ as_customernumber: number, email, notes: { note } }: Entry) => {
    const addressed = byEmail.get(email.toLowerCase())
    const [first, ...others] = numbered(number)
    if (addressed && addressed.number !== number && first)
      note('as_customernumber', `Diese Nummer hat schon ein anderes Konto, Nr. ${first.id}.`)
    if (!addressed && others.length > 0)
      note('email', 'Diese Nummer haben mehrere Konten, und keines diese Adresse.')
    return addressed ?? first
  }
  return { find, numbered }
}

/**
 * What a list of members does (decision 69). An address is proven, so it finds an account first; a number anybody can
 * type, so it finds one that alone has it. Known accounts are given their number and nothing else, new ones their names.
 */
export const planSynchronisation = (entries: Entry[], known: KnownPerson[]) => {
  const { find, numbered } = finder(known)
  const seen = createSeen()
  const insert: NewMember[] = []
  const numbers = new Map<number, string>()

  const leave = (number: string) => {
    const those = numbered(number)
    // Whoever is given another number in the same list keeps that one.
    for (const { id } of those) if (!numbers.has(id)) numbers.set(id, '')
    return { outcome: those.length > 0 ? 'changed' : 'unchanged', account: those[0]?.id ?? null } as const
  }

  /** Only what has no problem is planned. */
  const plan = (person: KnownPerson | undefined, entry: Entry, position: number) => {
    const { as_customernumber: number, email, first_name: firstName, last_name: lastName } = entry
    if (!person) {
      insert.push({ position, email, number, firstName, lastName })
      return 'new'
    }
    // Found by the number, with an address of their own choice; or as it is already.
    if (person.number === number) return 'unchanged'
    numbers.set(person.id, number)
    return 'changed'
  }

  const judgeEntry = (entry: Entry, index: number) => {
    const { as_customernumber: number, email, left, notes } = entry
    const { note, problems } = notes
    if (number) seen(`number ${number}`, index, 'as_customernumber', notes)
    if (email) seen(`email ${email.toLowerCase()}`, index, 'email', notes)
    if (problems.length > 0) return { account: null, ...judge(problems, 'unchanged') }
    if (left) return { problems, ...leave(number) }
    const person = find(entry)
    if (person) seen(`account ${person.id}`, index, 'email', notes)
    else for (const [field, sentence] of missing) if (!entry[field]) note(field, sentence)
    const outcome = problems.length > 0 ? 'unchanged' : plan(person, entry, index)
    return { account: person?.id ?? null, ...judge(problems, outcome) }
  }
  const judged = entries.map(judgeEntry)
  return { judged, insert, renumber: [...numbers].map(([id, number]) => ({ id, number })) }
}
