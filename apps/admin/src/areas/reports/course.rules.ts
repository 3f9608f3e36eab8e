import type { ReportedEvent } from '@tafelrunde/contract/admin/reports'

type Course = ReportedEvent['course']

/** A number that people like on an axis, at least so large: 1, 2, 5, 10, 20, 50 … */
const niceStep = (least: number) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return [1, 2, 5, 10].map(factor => factor * power).find(step => step >= least) ?? power
}

/** From 0 to at least `most`, in a few steps. */
export const ticksTo = (most: number) => {
  const step = Math.max(1, niceStep(most / 4))
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

/** The first day that there is something to tell of, of either event. */
export const firstDay = (courses: Course[]) =>
  Math.max(7, ...courses.flatMap(([first]) => first?.days_left ?? []))

/** The days of the table: the first one, then each week, then the last days. */
export const tableDays = (first: number) => {
  const weeks = Array.from({ length: Math.floor(first / 7) + 1 }, (_, week) => week * 7)
  return [...new Set([first, ...weeks.toReversed()])]
}

type Scale = { x: (daysLeft: number) => number; y: (registered: number) => number }

/** The course as an SVG path of steps up to the day that `until` days are left. */
export const pathOf = (course: Course, { x, y }: Scale, until: number) => {
  const days = course.filter(({ days_left }) => days_left >= until)
  const [first] = days
  if (!first) return ''
  const steps = days.map(({ days_left, registered }) => `H${x(days_left)}V${y(registered)}`)
  return `M${x(first.days_left)} ${y(0)}${steps.join('')}H${x(until)}`
}
