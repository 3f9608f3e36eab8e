import { sql } from 'drizzle-orm'
import type { buildTestApp } from '../../../test/build-test-app.ts'
import { onlyRow } from '../../platform/db/rows.ts'
import { association } from '../association/association.tables.ts'
import { approvedAs, type SettlementContent } from './settlements.rules.ts'
import { settlements } from './settlements.tables.ts'

const berlin = (text: string) => new Date(`${text}+01:00`)

type Facts = Partial<Pick<SettlementContent, 'tax' | 'owed'>> & {
  total?: number
  person?: Partial<SettlementContent['person']>
  bank?: Partial<SettlementContent['bank']>
  /** Without one it is somebody whose account is gone. */
  accountId?: number
  state?: 'submitted' | 'approved'
}

/** Settlements as they are once their lecturers have submitted them and staff have approved them. */
export const approvedIn = ({
  deps,
  given,
}: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'deps' | 'given'>) => {
  const { db } = deps

  const content = (
    event: SettlementContent['event'],
    { total = 31_405, person, bank, tax = 'allowance', owed = null }: Facts,
  ): SettlementContent => ({
    submittedAt: deps.clock.now(),
    version: 1,
    replaces: null,
    association: {
      name: '',
      street: '',
      postalCode: '',
      city: '',
      email: '',
      phone: '',
      website: '',
      vatId: '',
    },
    person: {
      firstName: 'Miriam',
      lastName: 'Baumgärtner',
      street: 'Am Alten Markt 12 a',
      postalCode: '20354',
      city: 'Hamburg',
      country: 'DE',
      taxNumber: '',
      vatId: '',
      ...person,
    },
    bank: { holder: 'Miriam Baumgärtner', iban: 'DE89370400440532013000', bic: '', changedAt: null, ...bank },
    event,
    lines: [],
    feeRule: 'ohne Honorar',
    travel: { mode: 'car', km: 0, centsPerKm: 30, cents: 0, vatPercent: null, receipt: null },
    upcoming: 0,
    expenses: total > 0 ? [{ text: 'Bahnfahrt', cents: total, vatPercent: null, receipt: null }] : [],
    tax,
    donationTerms: null,
    vatPercent: 0,
    owed,
    sums: { units: 0, fee: 0, travel: 0, expenses: total, net: total, vat: 0, donated: 0, total },
    allowance: { year: 2027, limitCents: 330_000, usedCents: 0, others: null },
    declared: null,
    remark: '',
  })

  return {
    /** The account that the association pays from. */
    openAccount: (facts: Partial<typeof association.$inferInsert> = {}) =>
      db.update(association).set({
        name: 'Lehrkräfteverband Musterland',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        ...facts,
      }),
    finishedEvent: () =>
      given.event({
        name: 'Frühjahrskongress 2027',
        state: 'finished',
        startsAt: berlin('2027-02-26T09:00:00'),
        endsAt: berlin('2027-02-27T17:00:00'),
      }),
    approved: async (
      event: { id: number; name: string; startsAt: Date; endsAt: Date },
      { state = 'approved', accountId, ...facts }: Facts = {},
    ) => {
      const { id: workshopId } = await given.workshop({ eventId: event.id })
      const lecturer = await given.lecturer(workshopId, { ...(accountId !== undefined && { accountId }) })
      const { name, startsAt, endsAt } = event
      const document = content({ name, startsAt, endsAt, location: '', unitMinutes: 45 }, facts)
      const stands = state === 'approved' ? approvedAs(document, deps.clock.now()).changes : { state }
      const row = onlyRow(
        await db
          .insert(settlements)
          .values({ lecturerId: lecturer.id, eventId: event.id, createdAt: sql`now()`, document, ...stands })
          .returning(),
      )
      return row
    },
  }
}
