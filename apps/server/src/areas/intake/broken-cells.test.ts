import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { workbookOf } from '../../platform/tables/workbook.fixture.ts'
import { intakesIn } from './intake.fixture.ts'

const testApp = await buildTestApp()
const { given } = testApp
const { apply, correct, uploaded, rowsOf, problemsOf } = intakesIn(testApp, await given.staff())
const event = await given.event()

const failed = (text: string) =>
  `„${text}“ ist der Fehler einer Formel und kein Wert. Bitte berichtigen Sie die Formel, oder tragen Sie den Wert ein.`
const unreckoned =
  'Hier steht eine Formel, deren Ergebnis die Datei nicht enthält. Bitte öffnen und speichern Sie die Datei in Excel, oder tragen Sie den Wert ein.'

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`

test('a cell of a workbook whose formula failed or was never reckoned is a fault, and not taken over', async () => {
  const rows = [
    ['Mitgliedsnummer', 'E-Mail', 'Vorname', 'Nachname'].map((name, index) =>
      text(`${'ABCD'[index]}1`, name),
    ),
    ['<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', text('B2', 'a@schule.example')],
    ['<c r="A3"><f>A2+1</f></c>', text('B3', 'b@schule.example')],
    [text('A4', 'M-4'), '<c r="B4" t="e"><f>x</f><v>#N/A</v></c>'],
  ].map((cells, index) => {
    const line = index + 1
    const names = line > 1 ? [text(`C${line}`, 'Miriam'), text(`D${line}`, 'Voß')] : []
    return `<row r="${line}">${[...cells, ...names].join('')}</row>`
  })
  const intake = await uploaded({ kind: 'members', file: workbookOf({ rows: rows.join('') }) })
  expect(intake.counts).toMatchObject({ rows: 3, faulty: 3, new: 0 })
  expect(await problemsOf(intake)).toEqual([
    `2 number: ${failed('#DIV/0!')} []`,
    `3 number: ${unreckoned} []`,
    `4 email: ${failed('#N/A')} []`,
  ])
  await expect(apply(intake)).rejects.toMatchObject({ status: 409, body: { code: 'state' } })
  await correct(intake, 2, 'number', 'M-2')
  await correct(intake, 3, 'number', 'M-3')
  const right = await correct(intake, 4, 'email', 'd@schule.example')
  expect(right.counts).toMatchObject({ faulty: 0, new: 3 })
  expect((await rowsOf(right))[0]?.cells).toMatchObject({ number: 'M-2' })
})

test.each(['#NV', '#N/A', '#DIV/0!', '#WERT!', '#BEZUG!', '#NAME?', '#zahl!', '#NULL!', 'Err:502'])(
  '%s alone in a cell of a CSV file is a fault of that cell and of no other',
  async error => {
    const file = `Titel;Tag;Beginn;Ende;Plätze\n${error};12.03.2027;10:00;11:00;24\nLesen;${error};${error};11:00;\n${error} verstehen;12.03.2027;10:00;11:00;24\n`
    const intake = await uploaded({ event: event.id, file })
    expect(intake.counts).toMatchObject({ rows: 3, faulty: 2, new: 1 })
    expect(await problemsOf(intake)).toEqual([
      `2 name: ${failed(error)} []`,
      `3 day: ${failed(error)} []`,
      `3 start: ${failed(error)} []`,
    ])
  },
)

test('people of a list whose workshop is an error are not taken for people without one', async () => {
  const { email } = await given.account()
  const file = `E-Mail;Workshop\n${email};#NV\n`
  const intake = await uploaded({ kind: 'registrations', event: event.id, file })
  expect(await problemsOf(intake)).toEqual([`2 workshop: ${failed('#NV')} []`])
})
