import { expect, test } from 'vitest'
import { inventAttendees } from './attendees.rules.ts'
import { demoAccounts } from './content/accounts.content.ts'
import { association } from './content/association.content.ts'
import { firstNames, lastNames, schools } from './content/attendees.content.ts'
import { events } from './content/events.content.ts'
import { exhibitors } from './content/exhibitors.content.ts'
import { lecturers } from './content/lecturers.content.ts'
import { schooltypes } from './content/schooltypes.content.ts'
import { workshops } from './content/workshops.content.ts'
import { type DemoBlock, type DemoEvent, paragraphs } from './demo.rules.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)])
}
const content = { association, demoAccounts, events, exhibitors, lecturers, schooltypes, workshops }
const texts = stringsIn(content).map(paragraphs)

test.each([
  ['a straight quotation mark', /["']/],
  ['an English quotation mark', /”|‘|“(?=\p{Letter})/u],
  ['an unpaired quotation mark', /^[^„]*“|„[^“]*$/],
  ['an exclamation mark', /!/],
  ['a hyphen as a dash', / - |\d-\d{2}:/],
  ['three dots for an ellipsis', /\.\.\./],
  ['a space before a punctuation mark', / [,.;:?]/],
  ['spelled-out umlauts', /Schueler|fuer |ueber |koennen/],
])('no text of the demo has %s', (_, pattern) => {
  expect(texts.filter(text => pattern.test(text))).toEqual([])
})

test('every workshop is held somewhere and has a description of two paragraphs at least', () => {
  const blocks = Object.values<DemoEvent>(events).flatMap(event => event.programme)
  const held = new Set(
    blocks.flatMap((block: DemoBlock) =>
      'workshops' in block ? block.workshops.map(([, title]) => title) : [],
    ),
  )
  expect(Object.keys(workshops).filter(title => !held.has(title))).toEqual([])
  expect(
    Object.entries(workshops).filter(([, { text }]) => paragraphs(text).split('\n\n').length < 2),
  ).toEqual([])
})

test('no sentence of a workshop or a biography is used twice', () => {
  const sentences = [
    ...Object.values(workshops).map(({ text }) => text),
    ...Object.values(lecturers).map(l => l.biography),
  ].flatMap(text => paragraphs(text).split(/(?<=[.?]) |\n\n/))
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test('every biography has two to four sentences', () => {
  const counts = Object.entries(lecturers).map(([name, { biography }]) => [
    name,
    paragraphs(biography).split(/\. /).length,
  ])
  expect(counts.filter(([, count]) => Number(count) < 2 || Number(count) > 4)).toEqual([])
})

test('every lecturer gives a workshop', () => {
  const busy = new Set<string>(Object.values(workshops).flatMap(workshop => workshop.lecturers))
  expect(Object.keys(lecturers).filter(name => !busy.has(name))).toEqual([])
})

test('invented attendees have names and addresses of their own', () => {
  const people = inventAttendees({ firstNames, lastNames }, schools, 360)
  expect(new Set(people.map(({ email }) => email)).size).toBe(360)
  expect(people.filter(({ email }) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual([])
  expect(people.some(({ lastName }) => lastName in lecturers)).toBe(false)
})

test('paragraphs are lines without blanks at their ends, however the content is indented', () => {
  expect(
    paragraphs(`
    Ein Satz,
    der weitergeht.

    Der nächste Absatz. `),
  ).toBe('Ein Satz, der weitergeht.\n\nDer nächste Absatz.')
})
