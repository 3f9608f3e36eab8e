import { expect, test } from 'vitest'
import { planFor } from './changed.mjs'

const journeys = [
  { name: 'office-rooms.spec.ts', text: '' },
  { name: 'office-plan.spec.ts', text: "page.goto('/verwaltung/rooms')" },
  { name: 'taps.spec.ts', text: "import { placeOf } from './front.ts'" },
  { name: 'tour.spec.ts', text: '' },
  { name: 'welcome.spec.ts', text: '' },
]
const planOf = (...files) => planFor(files, journeys)

test('a change in an area is checked by its own tests and by the journeys that name it', () => {
  expect(planOf('apps/server/src/areas/rooms/rooms.service.ts')).toEqual({
    linted: ['apps/server/src/areas/rooms/rooms.service.ts'],
    projects: ['apps/server', '.'],
    units: ['apps/server/src/areas/rooms/'],
    related: [],
    journeys: ['office-rooms.spec.ts', 'office-plan.spec.ts'],
  })
})

test('what all areas use is checked by whatever imports it', () => {
  const file = 'packages/contract/src/days.ts'
  expect(planOf(file)).toMatchObject({ units: [], related: [file], journeys: [] })
  expect(planOf(file).projects).toContain('apps/admin')
})

test('the frame of the app is checked by the main ways through it', () => {
  expect(planOf('apps/web/src/App.tsx').journeys).toEqual(['taps.spec.ts', 'tour.spec.ts'])
})

test('a journey is run itself, and what journeys share by those that take it', () => {
  expect(planOf('e2e/welcome.spec.ts', 'e2e/house/front.ts').journeys).toEqual([
    'welcome.spec.ts',
    'taps.spec.ts',
  ])
})

test('a document needs no test', () => {
  expect(planOf('docs/app.md')).toEqual({ linted: [], projects: [], units: [], related: [], journeys: [] })
})
