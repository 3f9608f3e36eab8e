import { listParticipations } from '@tafelrunde/contract/events/own-participations'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { findAccountByEmail } from '../accounts/accounts.queries.ts'
import { makeDemoOnce } from './demo.service.ts'

const firstStarts = [
  '2026-11-21T12:00:00+01:00',
  '2027-07-31T22:30:00+02:00', // the last evening of a school year
  '2027-08-01T00:30:00+02:00', // the first night of one
  '2028-02-29T08:00:00+01:00',
]

describe.each(firstStarts)('what is past in the demo made on %s', async moment => {
  const { as, deps, clock } = await buildTestApp()
  clock.set(moment)
  const now = clock.now()
  await makeDemoOnce(deps)
  const count = async (from: ReturnType<typeof sql>) => {
    const { rows } = await deps.db.execute<{ count: number }>(sql`select count(*)::int from ${from}`)
    return rows[0]?.count
  }

  test('the attendee has confirmations of this and an earlier school year, and some wait for her feedback', async () => {
    const lehrerin = await findAccountByEmail(deps.db, 'lehrerin@tafelrunde.example')
    const { results } = await as({ id: lehrerin?.id ?? 0 })(listParticipations, {
      query: { state: 'attended' },
    })
    const past = results.filter(({ event }) => event.state === 'finished')
    const shown = past.map(({ workshop, feedback, confirmation: { reason, hours, units } }) => ({
      workshop: workshop?.name,
      rated: feedback !== null,
      reason,
      hours,
      units,
    }))
    const whole = { rated: false, reason: null, hours: 1.5, units: 2 }
    const waiting = { ...whole, reason: 'feedback_missing' }
    expect(shown).toEqual([
      { ...waiting, workshop: 'Mobbing erkennen und handeln' },
      { ...waiting, workshop: 'Schulrecht für Klassenleitungen', hours: 2.5, units: 3 },
      { ...whole, workshop: 'Elterngespräche souverän führen', rated: true },
      { ...whole, workshop: 'Teamteaching: zu zweit im Unterricht', hours: 2.17, units: 2.5 },
      { ...whole, workshop: 'Unterstützte Kommunikation im Klassenzimmer' },
      { ...whole, workshop: 'Literatur im Gespräch', hours: 2.25, units: 3 },
      { ...whole, workshop: 'Schreiben mit Rückmeldung' },
    ])
    const [latest, earliest] = [past[0]?.event, past.at(-1)?.event]
    expect(latest?.feedback_required && Number(latest.feedback_deadline) > Number(now)).toBe(true)
    const august = (year: number) => new Date(`${year}-08-01T00:00:00+02:00`)
    const thisAugust = august(now.getFullYear())
    const begun = now < thisAugust ? august(now.getFullYear() - 1) : thisAugust
    expect(Number(earliest?.end)).toBeLessThan(Number(begun))
  })

  test('past events have feedback of many, breaks where they are long, and numbers of school authorities', async () => {
    expect(
      await count(sql`feedback f join participations p on p.id = f.participation_id
        join timeslots t on t.id = p.timeslot_id join events e on e.id = t.event_id
        where p.state <> 'attended' or e.state <> 'finished' or f.created_at < p.ends_at or f.created_at > ${now}`),
    ).toBe(0)
    expect(await count(sql`feedback`)).toBeGreaterThan(300)
    expect(await count(sql`feedback where comment <> ''`)).toBeGreaterThan(50)
    const isLong = sql`workshop_id is not null and ends_at - starts_at > interval '2 hours'`
    expect(await count(sql`timeslots where (${isLong}) <> (break_minutes > 0)`)).toBe(0)
    expect(
      await count(sql`participations p join timeslots t on t.id = p.timeslot_id where p.attended_minutes
        not between 1 and extract(epoch from t.ends_at - t.starts_at) / 60 - t.break_minutes - 1`),
    ).toBe(0)
    expect(await count(sql`participations where attended_minutes is not null`)).toBeGreaterThan(10)
    expect(await count(sql`events where accreditation <> '' and confirmation_text <> ''`)).toBe(1)
    expect(
      await count(sql`events where (reminded_at is null) <> (starts_at - interval '1 day' > ${now})
        or (feedback_asked_at is null) <> (state <> 'finished')`),
    ).toBe(0)
  })
})
