import { expect, test } from 'vitest'
import { timeslotExample } from './attendance.example.ts'
import { arrangeOwn } from './ownWorkshops.rules.ts'

const now = new Date('2027-03-13T10:30:00+01:00')
const at = (id: number, start: string, end: string) =>
  timeslotExample({ id, start: new Date(`${start}+01:00`), end: new Date(`${end}+01:00`) })

test('the board is for the Termin of today that runs or comes next', () => {
  const over = at(1, '2027-03-13T08:00', '2027-03-13T09:30')
  const running = at(2, '2027-03-13T10:00', '2027-03-13T11:30')
  const later = at(3, '2027-03-13T14:00', '2027-03-13T15:30')
  expect(arrangeOwn([later, running, over], now)).toEqual({
    nearest: running,
    today: [over, later],
    coming: [],
    past: [],
  })
})

test('a Termin that is called off is not on the board', () => {
  const off = { ...at(1, '2027-03-13T10:00', '2027-03-13T11:30'), is_called_off: true }
  const later = at(2, '2027-03-13T14:00', '2027-03-13T15:30')
  expect(arrangeOwn([off, later], now)).toMatchObject({ nearest: later, today: [off] })
})

test('a day that is over needs no board', () => {
  const over = at(1, '2027-03-13T08:00', '2027-03-13T09:30')
  expect(arrangeOwn([over], now)).toMatchObject({ nearest: undefined, today: [over] })
})

test('coming ones are by date, past ones the latest first', () => {
  const lastYear = at(1, '2026-03-13T08:00', '2026-03-13T09:30')
  const yesterday = at(2, '2027-03-12T23:00', '2027-03-12T23:30')
  const tomorrow = at(3, '2027-03-14T00:00', '2027-03-14T01:00')
  const inMay = at(4, '2027-05-02T08:00', '2027-05-02T09:30')
  expect(arrangeOwn([inMay, lastYear, tomorrow, yesterday], now)).toEqual({
    nearest: undefined,
    today: [],
    coming: [tomorrow, inMay],
    past: [yesterday, lastYear],
  })
})
