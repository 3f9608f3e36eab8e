import { expect, test } from 'vitest'
import { askedOf, currentOf, editionOf, type Published } from './legal.rules.ts'

let id = 0
const version = (validFrom: string, facts: Partial<Published> = {}): Published => ({
  id: ++id,
  kind: 'privacy',
  edition: validFrom,
  validFrom,
  material: false,
  publishedAt: new Date('2027-01-01T12:00:00Z'),
  ...facts,
})
const asked = (texts: Published[], agreed: Published[]) =>
  askedOf(texts, new Set(agreed.map(text => text.id)), '2027-03-01').map(text => text.id)

test('the latest day that has come holds, and of one day the version that was published last', () => {
  const old = version('2026-09-01')
  const now = version('2027-03-01')
  const corrected = version('2027-03-01', { publishedAt: new Date('2027-01-02T12:00:00Z') })
  const coming = version('2027-03-02')
  const texts = [coming, corrected, now, old]
  expect(currentOf(texts, 'privacy', '2027-02-28')).toBe(old)
  expect(currentOf(texts, 'privacy', '2027-03-01')).toBe(corrected)
  expect(currentOf(texts, 'privacy', '2026-08-31')).toBeUndefined()
  expect(currentOf(texts, 'terms', '2027-03-01')).toBeUndefined()
})

test('people are asked for the current version, if one since their last matters', () => {
  const first = version('2026-01-01')
  const small = version('2026-05-01')
  const big = version('2026-09-01', { material: true })
  const typo = version('2026-10-01')
  const coming = version('2027-03-02', { material: true })
  const texts = [first, small, big, typo, coming]
  expect(asked([first, small], [first])).toEqual([])
  expect(asked([first, small], [])).toEqual([])
  expect(asked(texts, [first])).toEqual([typo.id])
  expect(asked(texts, [])).toEqual([typo.id])
  expect(asked(texts, [big])).toEqual([])
  expect(asked(texts, [typo])).toEqual([])
})

test('nobody is asked to agree to an imprint', () => {
  expect(asked([version('2026-01-01', { kind: 'imprint', material: true })], [])).toEqual([])
})

test('a version is called by its day, and counted where the day has several', () => {
  expect(editionOf('2026-09-01', [])).toBe('1. September 2026')
  expect(editionOf('2026-09-01', ['1. September 2026', '1. September 2026 (2)'])).toBe(
    '1. September 2026 (3)',
  )
})
