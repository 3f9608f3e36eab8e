import { berlinDay } from '@tafelrunde/contract/values/berlin'
import {
  type AttendanceFacts,
  type ConfirmationTerms,
  confirmable,
} from '../participations/confirmable.rules.ts'

/** 32 signs that nobody mistakes for each other: neither 0 and O nor 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random bytes in each code; its 60 bits are not to be guessed. */
export const codeLength = 12

/** A code from as many random bytes as it has signs; each sign is equally likely, as 256 is a multiple of 32. */
export const codeFrom = (bytes: Iterable<number>) =>
  Array.from(bytes, byte => alphabet.charAt(byte % alphabet.length)).join('')

/** A code as it is stored, however somebody typed it: only letters and digits count. */
export const plainCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** „2027-000123“: the year in which it was issued, in Berlin, and the running number, which starts no new year. */
export const numberOf = (running: number, issuedAt: Date) =>
  `${berlinDay(issuedAt).slice(0, 4)}-${String(running).padStart(6, '0')}`

/** When a school year begins in Berlin: on 1 August. */
export const schoolYearBegins = (year: number) => new Date(`${year}-08-01T00:00:00+02:00`)

type Facts = Pick<AttendanceFacts, 'state' | 'attendedMinutes'> & {
  hasFeedback: boolean
  timeslot: Omit<AttendanceFacts, 'state' | 'attendedMinutes'>
  event: ConfirmationTerms
}

/** Whether something attended can be confirmed, and what of it counts. */
export const judge = ({ state, attendedMinutes, hasFeedback, timeslot, event }: Facts) =>
  confirmable({ state, attendedMinutes, ...timeslot }, event, hasFeedback)

type Attended = Facts & {
  name: string
  lecturers: string[]
  timeslot: Facts['timeslot'] & { location: string }
}

/** What was attended as a row of a paper. */
export const sessionOf = ({ name, lecturers, state, attendedMinutes, timeslot }: Attended) => ({
  ...timeslot,
  name,
  state,
  attendedMinutes,
  lecturers: lecturers.filter(Boolean),
})
