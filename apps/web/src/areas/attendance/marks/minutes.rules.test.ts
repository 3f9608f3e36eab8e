import { expect, test } from 'vitest'
import { timeslotExample } from '../attendance.example.ts'
import { likelyStays, recorded } from './minutes.rules.ts'
import { attendedText, stayText } from './minutes.texts.ts'

const at = (time: string) => new Date(`2027-03-13T${time}+01:00`)
const slot = timeslotExample({ start: at('10:00'), end: at('11:30') })
const offered = (start: string, end: string, now: string) =>
  likelyStays({ start: at(start), end: at(end) }, at(now)).map(stay =>
    stayText(stay).replaceAll('\u00A0', ' '),
  )

test('after the Termin the whole time and the usual shorter ones are offered', () => {
  expect(offered('10:00', '11:30', '12:00')).toEqual([
    'Ganze Zeit, 90 Minuten',
    '75 Minuten, eine Viertelstunde weniger',
    '60 Minuten, eine halbe Stunde weniger',
    '45 Minuten, eine Dreiviertelstunde weniger',
    '30 Minuten, eine Stunde weniger',
  ])
})

test('while it runs whoever leaves now was there until now', () => {
  expect(offered('10:00', '11:30', '11:08')[1]).toBe('Bis jetzt, 65 Minuten')
  expect(offered('10:00', '11:30', '10:04')[1]).toBe('75 Minuten, eine Viertelstunde weniger')
  expect(offered('10:00', '11:30', '09:40')[1]).toBe('75 Minuten, eine Viertelstunde weniger')
})

test('nothing is offered twice, and nothing that cannot be', () => {
  expect(offered('10:00', '11:30', '11:15')).toEqual([
    'Ganze Zeit, 90 Minuten',
    'Bis jetzt, 75 Minuten',
    '60 Minuten, eine halbe Stunde weniger',
    '45 Minuten, eine Dreiviertelstunde weniger',
    '30 Minuten, eine Stunde weniger',
  ])
  expect(offered('10:00', '10:30', '12:00')).toEqual([
    'Ganze Zeit, 30 Minuten',
    '15 Minuten, eine Viertelstunde weniger',
  ])
})

test('the whole time is recorded as such, everything else in minutes', () => {
  expect(likelyStays(slot, at('12:00')).map(recorded)).toEqual([null, 75, 60, 45, 30])
  expect([attendedText(null), attendedText(1), attendedText(45)]).toEqual([
    'ganze Zeit',
    '1\u00A0Minute',
    '45\u00A0Minuten',
  ])
})
