import { readWebsite } from '../../directory/directory.rules.ts'
import { readLine, readText } from '../cells.rules.ts'
import { createNotes, type Line, type Read, sameName } from '../judged.rules.ts'
import { planRecords, type RecordEntry } from '../records.rules.ts'

export type ExhibitorFacts = {
  name: string
  description: string
  website: string | null
  stand: string
  /** Is, or is to be, at the event that the table is for. */
  isThere: boolean
}
type KnownExhibitor = { id: number; hasAccount: boolean } & ExhibitorFacts

const readAddress = (text: string): Read<string> => {
  const website = readWebsite(text.trim())
  return website && website.length <= 300
    ? { value: website }
    : { reason: `„${text}“ ist keine Internetadresse.` }
}

const readRow = ({ line, texts, broken }: Line, hasEvent: boolean): RecordEntry<ExhibitorFacts> => {
  const notes = createNotes(broken)
  const { take } = notes
  const { name = '', description, website, stand } = texts
  if (!name) notes.note('name', 'Der Name des Ausstellers fehlt.')
  return {
    line,
    notes,
    keyField: 'name',
    key: sameName(name),
    said: {
      name: take('name', readLine(name, 150)),
      description: description ? take('description', readText(description, 5000)) : undefined,
      website: website ? take('website', readAddress(website)) : undefined,
      stand: stand ? take('stand', readLine(stand, 100)) : undefined,
      isThere: hasEvent || undefined,
    },
  }
}

const usual: ExhibitorFacts = { name: '', description: '', website: null, stand: '', isThere: false }

/** What a table of exhibitors does. Whoever has an account keeps the own entry: of those only stand and event change. */
export const planExhibitors = (lines: Line[], known: KnownExhibitor[], hasEvent: boolean) => {
  const byName = Map.groupBy(known, ({ name }) => sameName(name))
  const own: RecordEntry<ExhibitorFacts>['notes'][] = []
  const plan = planRecords<ExhibitorFacts>(
    lines.map(line => readRow(line, hasEvent)),
    ({ key, said, notes }) => {
      const [exhibitor, ...others] = byName.get(key) ?? []
      if (!exhibitor) return undefined
      if (others.length > 0)
        notes.note('name', `„${exhibitor.name}“ gibt es ${others.length + 1}-mal im Verzeichnis.`)
      const { id, hasAccount, ...facts } = exhibitor
      said.name = facts.name
      if (hasAccount) {
        own.push(notes)
        said.description = facts.description
        said.website = facts.website
      }
      return { id, facts }
    },
    usual,
  )
  return { ...plan, own: own.filter(({ problems }) => problems.length === 0).length }
}
