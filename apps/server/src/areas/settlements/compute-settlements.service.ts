import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { findFigures } from '../../common/tax.queries.ts'
import { type Figure, figureOn } from '../../common/tax.rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { readAssociation } from '../association/association.service.ts'
import type { Terms } from '../association/donations/donations.rules.ts'
import { readDonationTerms } from '../association/donations/donations.service.ts'
import { bankOf } from './bank-wishes.rules.ts'
import { findClaimed, findExpenses, findGivenTimeslots } from './compute-settlements.queries.ts'
import { findDeclared } from './declared/declared.queries.ts'
import { mayDonate } from './donations/donations.rules.ts'
import { findLaterFees, findRules } from './fees/fees.queries.ts'
import {
  type FeeRule,
  feeLines,
  type GivenTimeslot,
  heldOf,
  isGiven,
  usualCentsPerKm,
} from './fees/fees.rules.ts'
import type { SettlementRow } from './settlements.queries.ts'
import { readSubmitted } from './settlements.reader.ts'
import type { SettlementContent } from './settlements.rules.ts'
import { sumsOf, travelOf } from './settlements.rules.ts'
import { feeRuleText } from './settlements.texts.ts'
import { owedOf, taxOf } from './taxes/taxes.rules.ts'

type Facts = {
  now: Date
  association: SettlementContent['association']
  figures: Figure[]
  rules: FeeRule[]
  slots: GivenTimeslot[]
  expenses: SettlementContent['expenses']
  /** What of it is claimed without this one. */
  allowance: SettlementContent['allowance']
  declared: SettlementContent['declared']
  donationTerms: Terms | undefined
}

const noData = {
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  taxNumber: '',
  vatId: '',
  iban: '',
  bic: '',
  accountHolder: '',
}
/** The year of a day, `YYYY-MM-DD`. */
const yearOf = (day: string) => Number(day.slice(0, 4))

const noUsualTravel = { smallBusiness: false, travelMode: 'car' as const, travelKm: 0 }

/** What a settlement that is still open says, if it is submitted now. */
const compute = ({ settlement, lecturer, event, ...row }: SettlementRow, facts: Facts): SettlementContent => {
  const data = row.data ?? { ...noData, ...noUsualTravel }
  const { firstName, lastName } = lecturer
  const { street, postalCode, city, country, taxNumber, vatId } = data
  const day = berlinDay(event.endsAt)
  const rules = facts.rules.filter(({ role }) => facts.slots.some(slot => slot.role === role))
  const { held, upcoming } = heldOf(facts.slots, event, facts.now)
  const lines = feeLines(held, rules, {
    lecturerId: lecturer.id,
    unitMinutes: event.unitMinutes,
  })
  // Whoever gives nothing after all has seldom gone there: they say so themselves.
  const travel = travelOf(
    {
      travelMode: settlement.travelMode ?? data.travelMode,
      travelKm: settlement.travelKm ?? (isGiven(facts.slots, event) ? data.travelKm : 0),
      ticketCents: settlement.ticketCents,
      ticketVatPercent: settlement.ticketVatPercent,
      ticketReceipt: row.ticketReceipt,
    },
    row.centsPerKm ?? usualCentsPerKm,
  )
  const tax = taxOf(settlement.tax, data)
  const usualPercent = figureOn(facts.figures, 'vat_percent', day)
  const vatPercent = tax === 'vat' ? usualPercent : 0
  const isDonatable = mayDonate(facts.donationTerms, { tax, event, today: berlinDay(facts.now) })
  const donationTerms = (isDonatable && facts.donationTerms) || null
  const donatedCents = donationTerms ? settlement.donatedCents : 0
  const sums = sumsOf({ lines, travel, expenses: facts.expenses, vatPercent, donatedCents })
  return {
    submittedAt: null,
    version: 1,
    replaces: null,
    association: facts.association,
    person: { firstName, lastName, street, postalCode, city, country, taxNumber, vatId },
    bank: bankOf(data, lecturer),
    event: {
      name: event.name,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      location: event.location,
      unitMinutes: event.unitMinutes,
    },
    lines,
    upcoming,
    feeRule: feeRuleText(rules),
    travel,
    expenses: facts.expenses,
    tax,
    donationTerms,
    vatPercent,
    owed: owedOf(tax, sums.net, usualPercent),
    sums,
    allowance: {
      ...facts.allowance,
      usedCents: facts.allowance.usedCents + (tax === 'allowance' ? sums.fee : 0),
    },
    declared: tax === 'allowance' ? facts.declared : null,
    remark: settlement.remark,
  }
}

/**
 * What each of these settlements says: as it was submitted, or as it would be if that happened now. The allowance is a
 * help beside it, of the year in which the bank pays, and as it is now: what is not paid yet is taken for this year's.
 */
export const readContents = async (db: Db, clock: Clock, rows: SettlementRow[]) => {
  if (rows.length === 0) return []
  const ids = rows.map(({ settlement }) => settlement.id)
  const slots = await findGivenTimeslots(db, ids)
  const expenses = await findExpenses(db, ids)
  const eventIds = rows.map(({ event }) => event.id)
  const rules = [...(await findRules(db, eventIds)), ...(await findLaterFees(db, eventIds))]
  const now = clock.now()
  const lecturerIds = rows.map(({ lecturer }) => lecturer.id)
  const claimed = await findClaimed(db, lecturerIds, yearOf(berlinDay(now)))
  const declared = await findDeclared(db, lecturerIds)
  const figures = await findFigures(db)
  const donationTerms = await readDonationTerms(db)
  const { name, street, postalCode, city, email, phone, website, vatId } = await readAssociation(db)
  const association = { name, street, postalCode, city, email, phone, website, vatId }
  return rows.map(row => {
    const { settlement, lecturer, event } = row
    const year = yearOf(row.paidOn ?? berlinDay(now))
    const own = claimed.find(claim => claim.lecturerId === lecturer.id && claim.year === year)
    const limitCents = figureOn(figures, 'allowance_cents', `${year}-12-31`)
    const said = declared.findLast(one => one.lecturerId === lecturer.id && one.year === year)
    const others = said ? { cents: said.cents, at: said.at } : null
    const allowance = { year, limitCents, usedCents: own?.cents ?? 0, others }
    if (settlement.document !== null) return { ...readSubmitted(settlement.document), allowance }
    return compute(row, {
      now,
      association,
      figures,
      rules: rules.filter(({ eventId }) => eventId === event.id),
      slots: slots.filter(({ settlementId }) => settlementId === settlement.id),
      expenses: expenses
        .filter(({ settlementId }) => settlementId === settlement.id)
        .map(({ text, cents, vatPercent, receipt }) => ({ text, cents, vatPercent, receipt })),
      allowance,
      donationTerms,
      declared: others && { year, ...others },
    })
  })
}
