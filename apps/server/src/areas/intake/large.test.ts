import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { sized } from '../../../test/sizes.ts'
import { writeXlsx } from '../../common/table-files.service.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { timeslots } from '../timeslots/timeslots.tables.ts'
import { intakesIn } from './intake.fixture.ts'

const testApp = await buildTestApp()
const { app, deps, given } = testApp
const { applied, apply, correct, uploaded, rowsOf } = intakesIn(testApp, await given.staff())

const many = sized(20_000, 8000)
const numbers = Array.from({ length: many }, (_, index) => index)

test(`${many} members are read, judged, corrected and written, and the server answers meanwhile`, async () => {
  const file = await writeXlsx({
    name: 'Mitglieder',
    headings: ['Mitgliedsnummer', 'E-Mail', 'Vorname', 'Nachname', 'Bemerkung'],
    rows: numbers.map(one => [
      `M-${one}`,
      `person.${one}@schule.example`,
      'Miriam',
      one ? `Müller-${one}` : '',
      'seit 2019',
    ]),
  })
  let answers = 0
  const asking = setInterval(() => void app.inject('/api/').then(() => answers++), 50)
  const intake = await uploaded({ kind: 'members', file })
  clearInterval(asking)
  expect(intake.counts).toMatchObject({ rows: many, faulty: 1, new: many - 1 })
  expect(answers).toBeGreaterThan(5)
  expect(await rowsOf(intake, 'faulty')).toMatchObject([{ line: 2 }])
  const right = await correct(intake, 2, 'lastName', 'Müller')
  const before = await deps.db.$count(accounts)
  await apply(right)
  expect((await deps.db.$count(accounts)) - before).toBe(many)
}, 60_000)

test(`${many} Termine of ${many / 4} workshops are written, and are the same the second time`, async () => {
  const event = await given.event()
  const file = [
    'Schlüssel;Titel;Referenten;Tag;Beginn;Ende;Raum;Plätze',
    ...numbers.map(one => {
      const start = 8 + (one % 4) * 2
      return `W${one >> 2};Workshop ${one >> 2};Person ${one % 300} Müller;13.03.2027;${start}:00;${start + 1}:30;Raum ${one % 500};24`
    }),
  ].join('\n')
  await applied({ event: event.id, file })
  expect(await deps.db.$count(timeslots)).toBe(many)
  const again = await uploaded({ event: event.id, file })
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: many })
}, 60_000)
