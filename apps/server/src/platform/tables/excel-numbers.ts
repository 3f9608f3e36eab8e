// How a number of a workbook looks to people: Excel keeps days and times as numbers, only their format tells.

import { firstSection, type Mask, maskedText, maskOf } from './number-mask.ts'

/** What a number of a cell stands for; a mask: a number that is a name, such as a postal code or „D-00417“. */
export type NumberFormat = 'plain' | 'day' | 'time' | 'moment' | Mask

const hasDay = /[yd]/i
const hasTime = /[hs]/i

/** What a format's code makes of a number: `dd.mm.yyyy`, `[h]:mm`, `00000`, `0.00 "Euro"` … */
export const formatOf = (code: string): NumberFormat => {
  const positive = firstSection(code)
  const signs = positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (/general|standard/i.test(signs)) return 'plain'
  if (hasDay.test(signs)) return hasTime.test(signs) ? 'moment' : 'day'
  if (hasTime.test(signs)) return 'time'
  return /^m+$/i.test(signs) ? 'day' : (maskOf(positive) ?? 'plain')
}

/** What stands for itself: Excel writes the code of its own formats into no file. */
export const builtInFormat = (id: number): NumberFormat => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  return id === 22 ? 'moment' : 'plain'
}

const secondsOfDay = 86_400
/** Days from 30 December 1899 to 1 January 1904, where the other system begins. */
const days1904 = 1462
/** Excel believes that there was a 29 February 1900, so that days before it are one too far. */
const leapFault = 60

const momentOf = (serial: number, is1904: boolean) => {
  const days = is1904 ? serial + days1904 : serial < leapFault ? serial + 1 : serial
  return new Date(Date.UTC(1899, 11, 30) + Math.round(days * secondsOfDay) * 1000)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const dayText = (moment: Date) =>
  `${twoDigits(moment.getUTCDate())}.${twoDigits(moment.getUTCMonth() + 1)}.${moment.getUTCFullYear()}`
const timeText = (moment: Date) => {
  const seconds = moment.getUTCSeconds()
  const rest = seconds ? `:${twoDigits(seconds)}` : ''
  return `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}${rest}`
}

/** Fifteen digits are what Excel itself keeps. */
const plainText = (value: number) => String(Number(value.toPrecision(15))).replace('.', ',')

/** The number as a German reads it in Excel: „13.03.2031“, „10:00“, „24“, „0,5“. */
export const numberText = (value: number, format: NumberFormat, is1904: boolean) => {
  // Beyond that a number has no digits of its own.
  if (typeof format === 'object') return Math.abs(value) < 1e15 ? maskedText(value, format) : plainText(value)
  // Beyond that there is no day in Excel either.
  if (format === 'plain' || value < 0 || value > 2_958_465) return plainText(value)
  const moment = momentOf(value, is1904)
  if (format === 'time') return timeText(moment)
  const hasNoTime = Number.isInteger(value)
  return format === 'day' || hasNoTime ? dayText(moment) : `${dayText(moment)} ${timeText(moment)}`
}
