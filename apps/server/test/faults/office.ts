import * as intake from '@tafelrunde/contract/admin/intakes'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { intakesIn } from '../../src/areas/intake/intake.fixture.ts'
import { intakes } from '../../src/areas/intake/intake.tables.ts'
import { mails } from '../../src/areas/mail/mail.tables.ts'
import { paymentFiles } from '../../src/areas/payments/payment-files.tables.ts'
import { approvedIn } from '../../src/areas/settlements/approved.fixture.ts'
import { settlements } from '../../src/areas/settlements/settlements.tables.ts'
import { timeslots } from '../../src/areas/timeslots/timeslots.tables.ts'
import type { buildTestApp } from '../build-test-app.ts'
import { readCreditTransfer } from '../read/read-credit-transfer.ts'

type TestApp = Awaited<ReturnType<typeof buildTestApp>>
type Answer = { status: number; body: { id?: number } | undefined }
type Post = (path: string, body: object, key: string) => Promise<Answer>

const most = 6

/** A payment run for an event of its own: how to wish it, and what has to be true of it then. */
export const paymentRun = async (testApp: TestApp, key: string) => {
  const { db } = testApp.deps
  const { approved, finishedEvent, openAccount } = approvedIn(testApp)
  await openAccount()
  const event = await finishedEvent()
  const addresses: string[] = []
  for (let number = 0; number < most; number++) {
    const { id, email } = await testApp.given.account({ isLecturer: true })
    addresses.push(email)
    await approved(event, { accountId: id })
  }
  const found = async () => {
    const files = await db.select().from(paymentFiles).where(eq(paymentFiles.eventId, event.id))
    const rows = await db.select().from(settlements).where(eq(settlements.eventId, event.id))
    const told = (await db.select().from(mails)).filter(({ recipient }) => addresses.includes(recipient))
    return { files, counts: [files.length, rows.filter(({ state }) => state === 'paid').length, told.length] }
  }
  const wish = (post: Post) => post(`/api/admin/events/${event.id}/payment-files/`, {}, key)
  return {
    wish,
    /** One file with everybody, or none and nobody paid or told; what was answered is there. */
    expectWhole: async ({ status, body }: Answer) => {
      expect([0, 201, 503]).toContain(status)
      const { files, counts } = await found()
      expect(counts).toEqual(files.length > 0 ? [1, most, most] : [0, 0, 0])
      if (status === 201) expect(files).toMatchObject([{ id: body?.id }])
    },
    /** The same wish once more has the one file, byte for byte that of before if there was one, and pays everybody once. */
    expectOnce: async (post: Post) => {
      const before = await found()
      const { status, body } = await wish(post)
      const { files, counts } = await found()
      expect([status, files, counts]).toMatchObject([201, [{ id: body?.id, count: most }], [1, most, most]])
      const [xml = ''] = files.map(file => file.xml)
      if (before.files[0]) expect(xml).toBe(before.files[0].xml)
      const paid = readCreditTransfer(xml).transfers.map(({ endToEndId }) => endToEndId)
      expect([paid.length, new Set(paid).size]).toEqual([most, most])
    },
  }
}

const rows = Array.from({ length: 40 }, (_, index) => index)
const rowOf = (one: number) => {
  const hour = 8 + (one % 2) * 2
  return `W${one >> 1};Workshop ${one >> 1};Person ${one % 7} Müller;13.03.2027;${hour}:00;${hour + 1}:30;Raum ${one % 20};24`
}
const file = ['Schlüssel;Titel;Referenten;Tag;Beginn;Ende;Raum;Plätze', ...rows.map(rowOf)].join('\n')

/** A table with a programme that is taken over: how to wish it, and what has to be true of it then. */
export const takingOver = async (testApp: TestApp, person: { id: number }) => {
  const { db } = testApp.deps
  const { uploaded } = intakesIn(testApp, person)
  const event = await testApp.given.event()
  const { id, version } = await uploaded({ event: event.id, file })
  const found = async () => {
    const [row] = await db.select().from(intakes).where(eq(intakes.id, id))
    return {
      isApplied: row?.appliedAt !== null,
      count: await db.$count(timeslots, eq(timeslots.eventId, event.id)),
    }
  }
  const wish = (post: Post) => post(intake.applyIntake.url.replace(':id', String(id)), { version }, '')
  return {
    wish,
    /** All of it or nothing; what was answered is there. */
    expectWhole: async ({ status }: Answer) => {
      expect([0, 200, 503]).toContain(status)
      const { isApplied, count } = await found()
      expect(count).toBe(isApplied ? rows.length : 0)
      if (status === 200) expect(isApplied).toBe(true)
    },
    /** It can still be taken over if it was not, and is the same as the file then. */
    expectOnce: async (post: Post) => {
      const { isApplied } = await found()
      expect((await wish(post)).status).toBe(isApplied ? 409 : 200)
      expect(await found()).toEqual({ isApplied: true, count: rows.length })
      const again = await uploaded({ event: event.id, file })
      expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: rows.length })
    },
  }
}
