import { expect, test } from 'vitest'
import { askIn } from './ask.ts'
import { buildTestApp } from './build-test-app.ts'

const testApp = await buildTestApp()
const ask = askIn(testApp)
const person = await testApp.given.account({ isStaff: true, isLecturer: true, isExhibitor: true })

test.each([
  ['/api/lecturer-confirmation/', 'event'],
  ['/api/exhibitordata/', 'event'],
  ['/api/lecturer-participants/', 'timeslot'],
  ['/api/lecturer-materials/', 'workshop'],
  ['/api/users/participations/feedback', 'participation'],
])('at %s what is no id of a %s is told as such', async (url, field) => {
  const sentencesFor = async (value: unknown) =>
    (await ask('POST', url, person, { [field]: value })).body[field]
  for (const [value, kind] of [
    ['x', 'str'],
    [true, 'bool'],
    [1.5, 'float'],
    [[1], 'list'],
    [{ id: 1 }, 'dict'],
  ] as const)
    expect(await sentencesFor(value)).toEqual([`Falscher Typ. Erwarte pk-Wert, erhielt aber ${kind}.`])
  for (const nothing of [null, ''])
    expect(await sentencesFor(nothing)).toEqual(['Dieses Feld darf nicht null sein.'])
  expect(await sentencesFor(undefined)).toEqual(['Dieses Feld ist zwingend erforderlich.'])
})
