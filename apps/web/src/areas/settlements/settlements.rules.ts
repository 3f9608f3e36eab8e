import type { Event } from '@tafelrunde/contract/events/events'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import type { Settlement, SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'

/** Whether its lecturer can still change it. */
export const isOpen = ({ state }: Pick<Settlement, 'state'>) => state === 'open' || state === 'returned'

/** Waits for its lecturer: to be completed or submitted. Before the last timeslot there is nothing to do. */
export const needsPerson = (settlement: Settlement) =>
  isOpen(settlement) && !settlement.missing.includes('timeslots')

/** What needs the person first, of that what was given back; else as the server has it, the latest event first. */
export const inOrder = (settlements: readonly Settlement[]) => {
  const rank = (settlement: Settlement) =>
    Number(needsPerson(settlement)) * 2 + Number(settlement.state === 'returned')
  return settlements.toSorted((one, other) => rank(other) - rank(one))
}

/** Whether its lecturer has still to say what others paid, as they claim the allowance for a fee. */
export const needsDeclaration = (
  { allowance, fee_cents, lecturer, missing, tax }: Settlement,
  accountId: number | null,
) =>
  tax === 'allowance' &&
  fee_cents > 0 &&
  allowance.others_cents === null &&
  !missing.includes('timeslots') &&
  lecturer.account === accountId

/** Whether whoever looks at it can say what others paid in its year: this one or the last. */
export const isDeclarable = (
  { allowance, lecturer }: Settlement,
  accountId: number | null,
  thisYear = Number(berlinDay(new Date()).slice(0, 4)),
) => lecturer.account === accountId && allowance.year >= thisYear - 1

const stepOf: Record<SettlementState, number> = { open: 0, returned: 0, submitted: 1, approved: 2, paid: 3 }

/** Where it stands between Offen (0) and Bezahlt (3). */
export const currentStep = ({ state }: Settlement) => stepOf[state]

const isPast = ({ state }: Event) => state === 'finished' || state === 'cancelled'

/**
 * Own events for which nothing is begun yet, by their first timeslot: those that are still to be settled, and those that
 * give no fee by themselves, because they or all own Termine in them were called off.
 */
export const startable = (
  timeslots: readonly LecturerTimeslot[],
  events: readonly Event[],
  settlements: readonly Settlement[],
) => {
  const own = new Set(timeslots.map(({ event }) => event))
  const begun = new Set(settlements.map(({ event }) => event.id))
  const found = events.filter(({ id, state }) => own.has(id) && !begun.has(id) && state !== 'draft')
  return { early: found.filter(event => !isPast(event)), calledOff: found.filter(isPast) }
}

/** The own ones that go to another account than the own data say, and are not asked to follow yet. */
export const goingElsewhere = (settlements: readonly Settlement[], accountId: number | null) =>
  settlements.filter(
    ({ lecturer, other_bank }) => lecturer.account === accountId && other_bank !== null && !other_bank.wished,
  )

/** The expenses as they are sent, each with the id of its receipt. */
export const sentExpenses = ({ expenses }: Settlement) =>
  expenses.map(({ text, cents, vat_percent, receipt }) => ({
    text,
    cents,
    vat_percent,
    receipt: receipt?.id ?? null,
  }))

/** Tickets that were paid need a receipt, as every expense does. */
export const needsTicket = ({
  travel_mode,
  travel_cents,
  travel_receipt,
}: Pick<Settlement, 'travel_mode' | 'travel_cents' | 'travel_receipt'>) =>
  travel_mode === 'public' && travel_cents > 0 && travel_receipt === null

/** Whether a rate of the tickets is still to be said; where it is not, it is one of an expense. */
export const needsTicketRate = ({ travel_mode, travel_cents, travel_vat_percent }: Settlement) =>
  travel_mode === 'public' && travel_cents > 0 && travel_vat_percent === null
