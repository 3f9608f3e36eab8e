import type { Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { parseMoment } from '@tafelrunde/contract/values/moments'
import { keyStep } from '../../shared/plan/times.rules.ts'

/** What a Termin's form says so far. */
export type FormTimes = {
  id?: unknown
  workshop?: unknown
  start?: unknown
  end?: unknown
  room?: unknown
  location?: unknown
}

const usualMinutes = 60
const minute = 60_000

/** As the form has it: a date of the record, or what somebody typed. */
const momentOf = (value: unknown) => {
  const moment = typeof value === 'string' ? parseMoment(value) : value
  return moment instanceof Date ? moment : undefined
}

/**
 * The Termin of a form as the plan has it. Without times it is as long as its workshop usually is, and lies just before
 * the event, so that the next free time is the first one.
 */
export const formItem = (plan: Plan, form: FormTimes): PlanItem => {
  const known = plan.items.find(({ timeslot }) => timeslot !== null && timeslot === form.id)
  const workshop = plan.workshops.find(({ id }) => id === form.workshop)
  const long = (workshop?.minutes ?? usualMinutes) * minute
  const start = momentOf(form.start) ?? new Date(plan.event.start.getTime() - keyStep * minute)
  const said = momentOf(form.end)
  const end = said && said > start ? said : new Date(start.getTime() + long)
  return {
    key: known?.key ?? 'form',
    timeslot: known?.timeslot ?? null,
    workshop: workshop?.id ?? null,
    name: workshop?.name ?? known?.name ?? '',
    at: {
      start,
      end,
      room: typeof form.room === 'number' ? form.room : null,
      location: typeof form.location === 'string' ? form.location : '',
    },
    published: null,
    capacity: null,
    waiting: 0,
    is_called_off: false,
    people: known?.people ?? [],
  }
}
