import { expect, test } from 'vitest'
import { readStored } from './entries.ts'

const mark = {
  kind: 'mark',
  key: 'a',
  account: 3,
  timeslot: 1,
  name: 'Eva Sommer',
  state: 'attended',
  recordedAt: 1_800_000_000_000,
  status: 'waiting',
  participant: 1,
  minutes: null,
}

test('a record that cannot be read hides none of the others, and is kept', () => {
  const strange = { ...mark, key: 'b', kind: 'kiss' }
  const { entries, unreadable } = readStored(
    JSON.stringify([strange, mark, null, { ...mark, state: 'late' }]),
  )
  expect(entries).toEqual([mark])
  expect(unreadable).toEqual([strange, null, { ...mark, state: 'late' }])
})

test.each(['', '[', '{}', 'null', '"marks"'])('%j holds no records, and stops nobody', text => {
  expect(readStored(text)).toEqual({ entries: [], unreadable: [] })
})
