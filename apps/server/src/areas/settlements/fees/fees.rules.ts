import type { FeeKind, LecturerRole } from '@tafelrunde/contract/admin/money/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { minutesOf, unitsOf } from '../../participations/confirmable.rules.ts'

/** § 5 Abs. 2 BRKG: what the state pays its own people for a kilometre by car. */
export const usualCentsPerKm = 30

/** What an event pays for a role. */
export type FeeRule = {
  role: LecturerRole
  kind: FeeKind
  cents: number
  shared: boolean
  /** For Termine from this day on; without it from the first. */
  validFrom?: string
}

/** A timeslot that somebody gives. */
export type GivenTimeslot = {
  id: number
  workshop: string
  location: string
  startsAt: Date
  endsAt: Date
  breakMinutes: number
  role: LecturerRole
  /** Who gives it in this role, this lecturer among them, in the programme's order. */
  givers: number[]
  /** Was called off, and is paid nevertheless. */
  calledOff: boolean
}

/** A timeslot that was held, or is paid nevertheless, and what it is worth. */
export type FeeLine = Pick<
  GivenTimeslot,
  'id' | 'workshop' | 'location' | 'startsAt' | 'endsAt' | 'calledOff'
> & {
  /** Unterrichtseinheiten, whole and half ones. */
  units: number
  feeCents: number
}

/**
 * The part of a sum that falls to the one at this position (from 0). What cannot be divided goes to the earlier
 * positions, a cent each: all parts together are always the sum.
 */
export const partOf = (cents: number, parts: number, position: number) =>
  Math.floor(cents / parts) + (position < cents % parts ? 1 : 0)

/** What a rule pays for one timeslot, before it is shared; half a unit of an odd sum is rounded up to the cent. */
const worthOf = ({ kind, cents }: FeeRule, units: number, isFirst: boolean) => {
  if (kind === 'per_unit') return Math.ceil(cents * units)
  return kind === 'per_timeslot' || isFirst ? cents : 0
}

const byTime = (one: GivenTimeslot, other: GivenTimeslot) =>
  one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id

/**
 * What counts: what has ended by now, and how many are still to come. Of an event that was cancelled only what the office
 * had called off before with its fee; nothing of that is still to come.
 */
export const heldOf = (slots: GivenTimeslot[], event: { state: string }, now: Date) => {
  if (event.state === 'cancelled') return { held: slots.filter(({ calledOff }) => calledOff), upcoming: 0 }
  const held = slots.filter(({ endsAt }) => endsAt <= now)
  return { held, upcoming: slots.length - held.length }
}

/** Whether anything of it takes place. */
export const isGiven = (slots: GivenTimeslot[], event: { state: string }) =>
  event.state !== 'cancelled' && slots.some(({ calledOff }) => !calledOff)

/** What holds for a role on the day of a timeslot. */
const ruleFor = (rules: FeeRule[], { role, startsAt }: GivenTimeslot) => {
  const day = berlinDay(startsAt)
  return rules
    .filter(rule => rule.role === role && (rule.validFrom ?? '') <= day)
    .toSorted((one, other) => (one.validFrom ?? '').localeCompare(other.validFrom ?? ''))
    .at(-1)
}

/**
 * The lines of a lecturer's settlement, by time. A flat fee of a role is paid once, with its first timeslot. Where a
 * fee is shared, those who give the timeslot in the same role get equal parts of it.
 */
export const feeLines = (
  slots: GivenTimeslot[],
  rules: FeeRule[],
  { lecturerId, unitMinutes }: { lecturerId: number; unitMinutes: number },
): FeeLine[] => {
  const inOrder = slots.toSorted(byTime)
  return inOrder.map(slot => {
    const { id, workshop, location, startsAt, endsAt, role, givers, calledOff } = slot
    const units = unitsOf(minutesOf(slot), unitMinutes)
    const rule = ruleFor(rules, slot)
    const isFirst = inOrder.find(one => one.role === role) === slot
    const worth = rule ? worthOf(rule, units, isFirst) : 0
    const feeCents = rule?.shared ? partOf(worth, givers.length, givers.indexOf(lecturerId)) : worth
    return { id, workshop, location, startsAt, endsAt, calledOff, units, feeCents }
  })
}
