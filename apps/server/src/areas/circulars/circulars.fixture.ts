import * as contract from '@tafelrunde/contract/admin/mails/circulars'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { deliverMail } from '../mail/mail.service.ts'
import { mails } from '../mail/mail.tables.ts'
import { eventSubscriptions } from '../participations/subscriptions.tables.ts'

export type Wish = Partial<contract.CircularWish>

/** The office, events with people in them, and circular mails to them. */
export const circularsIn = async ({ as, clock, deps, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { db } = deps
  const staff = await given.account({ isStaff: true, isUser: false })
  const office = as(staff)

  /** So many people who are registered for an event, by family name. */
  const registered = async (count: number, event = given.event()) => {
    const { id: eventId, name } = await event
    const people = []
    for (let index = 0; index < count; index++) {
      const lastName = `Sommer ${String(index).padStart(3, '0')}`
      const person = await given.account({ firstName: 'Eva', lastName })
      const row = { eventId, accountId: person.id, state: 'registered', createdAt: clock.now() } as const
      await db.insert(eventSubscriptions).values(row)
      people.push(person)
    }
    return { event: { id: eventId, name }, people }
  }
  const draft = (event: { id: number } | null, wish: Wish = {}) =>
    office(contract.createCircular, {
      body: {
        name: 'Parken',
        audience: 'participants',
        event: event?.id ?? null,
        subject: 'Parken in {Ort}',
        text: 'Guten Morgen {Vorname},\n\nes gibt Plätze.',
        ...wish,
      },
    })
  const recipientsOf = async (id: number) =>
    (await office(contract.listCircularRecipients, { params: { id }, query: { limit: '1000' } })).results
  const send = (id: number, count: number) =>
    office(contract.sendCircular, { params: { id }, body: { count } })
  const now = (id: number) => office(contract.getCircular, { params: { id } })
  const deliverAll = async () => {
    const waiting = await db.select().from(mails)
    for (const { id, sentAt } of waiting) if (!sentAt) await deliverMail(deps, id)
  }
  return { staff, office, registered, draft, recipientsOf, send, now, deliverAll }
}
