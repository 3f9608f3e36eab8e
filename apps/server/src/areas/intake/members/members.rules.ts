import { readLine } from '../cells.rules.ts'
import { createNotes, type Line, nearest, sameName } from '../judged.rules.ts'
import { planRecords, type RecordEntry } from '../records.rules.ts'
import { type KnownPerson, personFinder, readEmail } from './persons.rules.ts'

type MemberFacts = {
  email: string
  number: string
  firstName: string
  lastName: string
  schooltypeId: number | null
}
type KnownMember = KnownPerson & MemberFacts
type Schooltype = { id: number; name: string }

const readSchooltype = (
  text: string,
  schooltypes: Schooltype[],
  { note }: RecordEntry<MemberFacts>['notes'],
) => {
  const found = schooltypes.find(({ name }) => sameName(name) === sameName(text))
  if (!found)
    note(
      'schooltype',
      `Die Schulart „${text}“ gibt es nicht.`,
      nearest(
        text,
        schooltypes.map(({ name }) => name),
      ),
    )
  return found?.id
}

const readRow = ({ line, texts, broken }: Line, schooltypes: Schooltype[]): RecordEntry<MemberFacts> => {
  const notes = createNotes(broken)
  const { take } = notes
  const { number, email, firstName, lastName, schooltype } = texts
  const said = {
    number: number ? take('number', readLine(number, 30)) : undefined,
    email: email ? take('email', readEmail(email)) : undefined,
    firstName: firstName ? take('firstName', readLine(firstName, 150)) : undefined,
    lastName: lastName ? take('lastName', readLine(lastName, 150)) : undefined,
    schooltypeId: schooltype ? readSchooltype(schooltype, schooltypes, notes) : undefined,
  }
  return {
    line,
    notes,
    keyField: email ? 'email' : 'number',
    key: said.email?.toLowerCase() ?? said.number ?? '',
    said,
  }
}

const needed = [
  ['email', 'Die E-Mail-Adresse fehlt: Die Person hat noch kein Konto.'],
  ['firstName', 'Der Vorname fehlt.'],
  ['lastName', 'Der Nachname fehlt.'],
] as const

const usual: MemberFacts = { email: '', number: '', firstName: '', lastName: '', schooltypeId: null }

/** What a table of members does: whom it finds by number or address keeps the address, the others get an account. */
export const planMembers = (lines: Line[], known: KnownMember[], schooltypes: Schooltype[]) => {
  const find = personFinder(known)
  const numbers = new Map<string, number>()
  return planRecords<MemberFacts>(
    lines.map(line => readRow(line, schooltypes)),
    ({ line, said, notes }) => {
      const person = find(said.number ?? '', said.email ?? '', notes)
      if (person) {
        const { id, ...facts } = person
        said.email = facts.email
        return { id, facts }
      }
      const other = said.number ? numbers.get(said.number) : undefined
      if (other !== undefined) notes.note('number', `Diese Nummer steht schon in Zeile ${other}.`)
      else if (said.number) numbers.set(said.number, line)
      const isNoted = new Set(notes.problems.map(({ field }) => field))
      for (const [field, sentence] of needed)
        if (!said[field] && !isNoted.has(field)) notes.note(field, sentence)
      return undefined
    },
    usual,
  )
}
