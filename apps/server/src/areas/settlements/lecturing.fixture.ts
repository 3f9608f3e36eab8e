import type { FeeTerms } from '@tafelrunde/contract/admin/money/settlements'
import { changeLecturerData, listLecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import {
  changeSettlement,
  followBank,
  listSettlements,
  startSettlement,
} from '@tafelrunde/contract/lecturers/settlements'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import type { accounts } from '../accounts/accounts.tables.ts'
import type { events } from '../events/events.tables.ts'
import { replaceFeeTerms } from './fees/fees.service.ts'

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'as' | 'bearer' | 'deps' | 'given'>
type Person = { id: number }
type Facts = {
  event?: Partial<typeof events.$inferInsert>
  person?: Partial<typeof accounts.$inferInsert>
  /** What the lecturer says of address and account; null: nothing. */
  data?: object | null
}

/** All that a lecturer has to say to be paid. */
const complete = {
  street: 'Lindenweg 14',
  postal_code: '12345',
  city: 'Musterstadt',
  iban: 'DE89 3704 0044 0532 0130 00',
  tax_number: '151/815/08156',
}

/** The event of a lecturer, Miriam Baumgärtner unless a test says otherwise, who gives a workshop of two units there. */
export const lecturingIn = ({ app, as, bearer, deps, given }: TestApp) => {
  const change = async (person: Person, body: object) => {
    const { results } = await as(person)(listLecturerData, { query: {} })
    await as(person)(changeLecturerData, { params: { id: results[0]?.id ?? 0 }, body })
  }

  const pays = (event: { id: number }, ...rules: FeeTerms['rules']) =>
    replaceFeeTerms(deps, event.id, { travel_cents_per_km: 30, rules })

  const lecturing = async ({ event: eventFacts, person: personFacts, data = complete }: Facts = {}) => {
    const event = await given.event({ state: 'finished', ...eventFacts })
    const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung' })
    const names = { firstName: 'Miriam', lastName: 'Baumgärtner' }
    const person = await given.account({ ...names, isLecturer: true, ...personFacts })
    const lecturer = await given.lecturer(slot.workshopId ?? 0, { accountId: person.id })
    if (data) await change(person, data)
    return { event, slot, person, lecturer }
  }

  /** The same, with a settlement of 90 euros for each unit. */
  const settling = async (facts: Facts = {}) => {
    const found = await lecturing(facts)
    await pays(found.event, { role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false })
    const { id } = await as(found.person)(startSettlement, { body: { event: found.event.id } })
    return { ...found, id, params: { id } }
  }

  return {
    lecturing,
    change,
    pays,
    settling,
    /** A submitted settlement whose lecturer has another account by now, and asks that it goes there. */
    wishing: async () => {
      // Of an event that is cancelled, so that it can be submitted at any time.
      const { id, params, person } = await settling({ event: { state: 'cancelled' } })
      const iban = 'DE02120300000000202051'
      await as(person)(changeSettlement, { params, body: { travel_km: 10, submit: true } })
      await change(person, { iban })
      await as(person)(followBank, { body: { ids: [id], iban } })
      return { id, bank: { iban, holder: 'Miriam Baumgärtner' } }
    },
    /** The one settlement of somebody, as it is now. */
    settlementOf: async (person: Person) => {
      const { results } = await as(person)(listSettlements, { query: {} })
      const [settlement] = results
      if (!settlement || results.length > 1) throw new Error('there is one settlement')
      return settlement
    },
    /** Uploads a receipt as a form does. */
    upload: async (person: Person, file: Uint8Array, name = 'Beleg.pdf') => {
      const form = new FormData()
      form.append('name', name)
      form.append('file', new Blob([new Uint8Array(file)]), name)
      const body = new Response(form)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/lecturer-receipts/',
        headers: {
          ...(await bearer(person)),
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await body.arrayBuffer()),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

/** The smallest thing that begins like a PDF. */
export const smallPdf = Buffer.from('%PDF-1.7\n%%EOF\n')
