import { expect } from 'vitest'

/** A time on the second day of the usual event: `at('10:00–11:30')`. */
export const at = (times: string) => {
  const [startsAt, endsAt] = times.split('–').map(time => new Date(`2027-03-13T${time}:00+01:00`))
  if (!startsAt || !endsAt) throw new Error(times)
  return { startsAt, endsAt }
}

/** What a call fails with that the server refuses with this code. */
export const refused = (code: string) =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ code }) })
