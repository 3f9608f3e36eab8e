import type { MessageRecipients } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { participations } from '../../participations/participations.tables.ts'

const states = {
  participants: ['registered', 'attended'],
  waitlist: ['waitlisted'],
  all: ['registered', 'attended', 'waitlisted'],
} as const

const person = { email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName }

const areIn = (timeslotId: number, to: MessageRecipients) =>
  and(eq(participations.timeslotId, timeslotId), inArray(participations.state, [...states[to]]))

export const findRecipients = (db: Db, timeslotId: number, to: MessageRecipients) =>
  db
    .select(person)
    .from(accounts)
    .innerJoin(participations, eq(participations.accountId, accounts.id))
    .where(areIn(timeslotId, to))
    .orderBy(asc(accounts.id))

/** The same; nobody of them is erased until their mail is there to be erased with them. */
export const lockRecipients = (tx: Tx, timeslotId: number, to: MessageRecipients) =>
  findRecipients(tx, timeslotId, to).for('key share', { of: accounts })

export const findSender = async (db: Db, accountId: number) => {
  const [row] = await db.select(person).from(accounts).where(eq(accounts.id, accountId))
  return row
}
