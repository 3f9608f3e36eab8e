import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { intakesIn } from './intake.fixture.ts'

const testApp = await buildTestApp()
const { given } = testApp
const { uploaded } = intakesIn(testApp, await given.staff())
const event = await given.event()

const promised = async (facts: Parameters<typeof uploaded>[0]) => {
  const { counts, consequences } = await uploaded({ event: event.id, ...facts })
  return { new: counts.new, consequences }
}

test.each([
  ['rooms', `Raum;Plätze\n${'Aula;viele\n'.repeat(30)}`],
  ['exhibitors', 'Firma;Website\nVerlag;kein Netz\n'],
  ['members', 'Mitgliedsnummer;E-Mail;Vorname;Nachname\nM-1;a@schule.example;Anna;\n'],
  ['workshops', 'Titel;Referenten;Tag;Beginn;Ende\nLesen;Eva Neu;12.03.2027;später;11:00\n'],
  ['registrations', 'E-Mail;Workshop\nniemand@schule.example;Lesen\n'],
] as const)('a table of %s with nothing but faults promises nothing', async (kind, file) => {
  expect(await promised({ kind, file })).toEqual({ new: 0, consequences: [] })
})

test('of a table with some faults that is counted which would be taken over', async () => {
  expect(await promised({ kind: 'rooms', file: 'Raum;Plätze\nAula;120\nSaal;viele\n' })).toEqual({
    new: 1,
    consequences: ['Neu: 1 Raum.'],
  })
  const file =
    'Titel;Referenten;Tag;Beginn;Ende\nLesen;Eva Neu;12.03.2027;10:00;11:00\nLesen;;12.03.2027;später;13:00\nMalen;Ida Fremd;13.03.2027;;11:00\n'
  expect(await promised({ file })).toEqual({
    new: 1,
    consequences: ['Neu: 1 Workshop und 1 Termin.', 'Als Referentin oder Referent angelegt: Eva Neu.'],
  })
})

test('whoever is refused a place takes it from nobody below', async () => {
  const own = await given.event({ capacity: 1 })
  const at = (hour: string) => ({
    startsAt: new Date(`2027-03-13T${hour}:00+01:00`),
    endsAt: new Date(`2027-03-13T${Number(hour.slice(0, 2)) + 1}:00:00+01:00`),
  })
  await given.timeslot({ eventId: own.id, name: 'Lesen', capacity: 0, ...at('10:00') })
  await given.timeslot({ eventId: own.id, name: 'Malen', capacity: 1, ...at('12:00') })
  const anna = await given.account()
  const berta = await given.account()
  const file = `E-Mail;Workshop\n${anna.email};Lesen\n${berta.email};Malen\n`
  expect(await promised({ kind: 'registrations', event: own.id, file })).toEqual({
    new: 1,
    consequences: [
      'Zur Veranstaltung angemeldet: 1 Person.',
      'Neu vergeben: 1 Platz.',
      'Niemand bekommt davon eine E-Mail.',
    ],
  })
})
