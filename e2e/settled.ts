import { declareOthers } from '@tafelrunde/contract/lecturers/allowances'
import { changeLecturerData, listLecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { Receipt } from '@tafelrunde/contract/lecturers/receipts'
import { replaceFeeTerms } from '../apps/server/src/areas/settlements/fees/fees.service.ts'
import { test as base, inDays } from './house/fixtures.ts'

type Person = { id: number; email: string; firstName: string; lastName: string }
export type Settled = { person: Person; event: { id: number; name: string }; settlementId: number }
type Fixtures = {
  /** A lecturer of the workshop „Lesewerkstatt“, two units for 90,00 € each, in an event that has just finished. */
  settled: (facts?: { complete?: boolean }) => Promise<Settled>
  /** Uploads a receipt as the app does, and answers its id. */
  addReceipt: (person: Person, name: string, file: Buffer) => Promise<number>
}

/** All that a lecturer has to say to be paid. */
export const complete = {
  street: 'Lindenweg 14',
  postal_code: '12345',
  city: 'Musterstadt',
  iban: 'DE89 3704 0044 0532 0130 00',
}

export const test = base.extend<Fixtures>({
  addReceipt: async ({ request, tokensOf }, use) => {
    await use(async (person, name, buffer) => {
      const { access } = await tokensOf(person)
      const answer = await request.post('/api/lecturer-receipts/', {
        headers: { authorization: `Bearer ${access}` },
        multipart: { name, file: { name, buffer, mimeType: 'application/octet-stream' } },
      })
      return Receipt.parse(await answer.json()).id
    })
  },
  settled: async ({ given, server, database, callAs }, use) => {
    await use(async facts => {
      const event = await given.event({
        name: `Wintertagung ${crypto.randomUUID().slice(0, 8)}`,
        startsAt: inDays(-3, '09:00'),
        endsAt: inDays(-3, '17:00'),
      })
      const times = { startsAt: inDays(-3, '10:00'), endsAt: inDays(-3, '11:30') }
      const slot = await given.timeslot({ eventId: event.id, name: 'Lesewerkstatt', ...times })
      const name = { firstName: 'Wencke', lastName: `Aldag ${crypto.randomUUID().slice(0, 8)}` }
      const person = await given.account({ ...name, isLecturer: true })
      await given.lecturer(slot.workshopId ?? 0, { ...name, accountId: person.id })
      const rules = [{ role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false } as const]
      await replaceFeeTerms(server.deps, event.id, { travel_cents_per_km: 30, rules })
      if (facts?.complete) {
        const lecturer = await callAs(person)
        const { results } = await lecturer(listLecturerData, { query: {} })
        await lecturer(declareOthers, { body: { year: new Date().getFullYear(), cents: 0 } })
        await lecturer(changeLecturerData, { params: { id: results[0]?.id ?? 0 }, body: complete })
      }
      const { $client: client } = database
      await client.query(`update events set state = 'finished' where id = $1`, [event.id])
      const begun = 'select id from settlements where event_id = $1'
      const { rows } = await client.query<{ id: number }>(begun, [event.id])
      return { person, event, settlementId: rows[0]?.id ?? 0 }
    })
  },
})
