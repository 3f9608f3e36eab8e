import { subscribeToEvent, unsubscribeFromEvent } from '@tafelrunde/contract/events/event-subscriptions'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { eq, isNull } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { buildTestApp } from '../../../../test/build-test-app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { mails } from '../../mail/mail.tables.ts'
import { writeBookingMails } from './notes.service.ts'

type Person = { id: number; email: string }

/** The calendar file of that name, as an independent library reads it. */
export const calendarIn = ({ attachments }: Mail, name: string) => {
  const file = attachments.find(one => one.name === name)
  if (!file) return undefined
  const calendar = new ICAL.Component(ICAL.parse(file.bytes.toString('utf8')))
  const entries = calendar.getAllSubcomponents('vevent').map(component => {
    const { uid, summary, location, sequence, startDate } = new ICAL.Event(component)
    const status = component.getFirstPropertyValue('status')
    return { uid, summary, location, sequence, start: startDate.toString(), status }
  })
  return { type: file.type, method: calendar.getFirstPropertyValue('method'), entries }
}

/** What people do over HTTP, and the mails that come of it. */
export const mailsIn = async ({ as, clock, deps, sentMails }: Awaited<ReturnType<typeof buildTestApp>>) => {
  await startWork(deps)
  return {
    take: (person: Person, id: number, swap?: number) =>
      as(person)(subscribeToTimeslot, { params: { id }, query: swap ? { swap: String(swap) } : {} }),
    leave: (person: Person, id: number) => as(person)(unsubscribeFromTimeslot, { params: { id } }),
    join: (person: Person, id: number) => as(person)(subscribeToEvent, { params: { id } }),
    quit: (person: Person, id: number) => as(person)(unsubscribeFromEvent, { params: { id } }),
    /** Lets the minute pass; then every letter that there will be is sent, before a later one is written. */
    afterwards: async () => {
      clock.passSeconds(61)
      await writeBookingMails(deps)
      await eventually(async () => expect(await deps.db.$count(mails, isNull(mails.sentAt))).toBe(0))
    },
    /** The latest of so many mails to somebody, as soon as it is sent. */
    latest: ({ email }: Person, count = 1) => mailboxOf(sentMails).latest(email, count),
    /** How many letters there are, sent or not: that somebody gets none shows here at once. */
    written: ({ email }: Person) => deps.db.$count(mails, eq(mails.recipient, email)),
  }
}
