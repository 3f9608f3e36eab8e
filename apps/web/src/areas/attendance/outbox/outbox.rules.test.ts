import { expect, test } from 'vitest'
import { Queued } from '../entrance/queue.ts'
import { Entry } from '../marks/entries.ts'
import { answered, type Kept, readStored, recent } from './outbox.rules.ts'

const at = (time: string) => new Date(`2027-03-13T${time}+01:00`)
const record = (facts: Partial<Kept> = {}): Kept => ({
  key: 'a',
  account: 3,
  name: 'Eva Sommer',
  recordedAt: at('10:05').getTime(),
  status: 'waiting',
  ...facts,
})
const mark = { ...record(), kind: 'mark', timeslot: 1, state: 'attended', participant: 1, minutes: null }

test('a record that cannot be read hides none of the others, and is kept', () => {
  const strange = { ...mark, key: 'b', kind: 'kiss' }
  const { entries, unreadable } = readStored(
    Entry,
    JSON.stringify([strange, mark, null, { ...mark, state: 'late' }]),
  )
  expect(entries).toEqual([mark])
  expect(unreadable).toEqual([strange, null, { ...mark, state: 'late' }])
})

test.each([undefined, '', '[', '{}', 'null', '"marks"'])('%j holds no records, and stops nobody', text => {
  expect(readStored(Entry, text)).toEqual({ entries: [], unreadable: [] })
})

test('whom a former build let in waits, or was refused', () => {
  const { status: _, ...former } = { ...record(), event: 1, person: 7, register: false }
  const refused = { ...former, refusal: { sentence: 'Nein.' } }
  const { entries } = readStored(Queued, JSON.stringify([former, refused]))
  expect(entries.map(({ status }) => status)).toEqual(['waiting', 'refused'])
  expect(entries[0]).toMatchObject({ withdraw: false, counter: '' })
})

test('names stay on the device for two days when sent, for thirty when refused, and for as long as they wait', () => {
  const days = (count: number) => new Date(at('10:05').getTime() + count * 24 * 3_600_000)
  const all = (['sent', 'refused', 'waiting'] as const).map(status => record({ status }))
  const left = (count: number) => recent(all, days(count)).map(({ status }) => status)
  expect(left(1)).toEqual(['sent', 'refused', 'waiting'])
  expect(left(3)).toEqual(['refused', 'waiting'])
  expect(left(31)).toEqual(['waiting'])
})

test('after the server has answered a record waits no more; a refused one keeps the reason', () => {
  const mine = record()
  const other = record({ key: 'b' })
  const taken = new Map([[mine.key, 'taken' as const]])
  const sent = { ...mine, status: 'sent' as const }
  expect(answered([mine, other], taken, () => sent)).toEqual([sent, other])
  expect(answered([mine, other], taken, () => undefined)).toEqual([other])
  const refusal = { sentence: 'Die Uhr dieses Geräts geht vor.' }
  expect(answered([mine], new Map([[mine.key, refusal]]), () => undefined)).toEqual([
    { ...mine, status: 'refused', refusal },
  ])
})
