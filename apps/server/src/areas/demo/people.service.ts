import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inventAttendees, mailboxOf } from './attendees.rules.ts'
import { demoAccounts, demoPassword } from './content/accounts.content.ts'
import { firstNames, lastNames, schools } from './content/attendees.content.ts'
import { lecturers } from './content/lecturers.content.ts'
import { lecturerDataOf } from './content/settlements.content.ts'
import { insertAccounts, insertLecturerData, insertLecturers } from './demo.queries.ts'
import { type DemoLecturer, idOf, paragraphs } from './demo.rules.ts'

type Schooltypes = ReadonlyMap<string, number>
const year = 365 * 86_400_000

const profileOf = ({ position, biography }: DemoLecturer) => `${position}\n\n${paragraphs(biography)}`

/** The accounts to look around with; one hash serves all, as their password is public anyway. */
const seedDemoAccounts = async (tx: Tx, { passwords }: Deps, schooltypes: Schooltypes, joinedAt: Date) => {
  const passwordHash = await passwords.hash(demoPassword)
  return insertAccounts(
    tx,
    demoAccounts.map(account => ({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      birthday: account.birthday,
      emailProvenAt: joinedAt,
      customerNumber: account.customerNumber,
      customerNumberBy: account.customerNumber ? 'members' : 'self',
      ...account.flags,
      passwordHash,
      joinedAt,
      state: 'active',
      isLecturer: account.lecturer !== undefined,
      profileDescription: account.lecturer && profileOf(lecturers[account.lecturer]),
      schooltypeId: account.schooltype && idOf(schooltypes, account.schooltype),
    })),
  )
}

/** Everyone who gives workshops: a profile and the account behind it. */
const seedLecturers = async (tx: Tx, deps: Deps, schooltypes: Schooltypes, now: Date) => {
  const people = Object.entries<DemoLecturer>(lecturers).map(([lastName, lecturer]) => ({
    lastName,
    ...lecturer,
  }))
  const known = await seedDemoAccounts(tx, deps, schooltypes, new Date(now.getTime() - 2 * year))
  const addressOf = ({ firstName, lastName }: (typeof people)[number]) =>
    demoAccounts.find(account => account.lecturer === lastName)?.email ??
    `${mailboxOf(firstName, lastName)}@lvm.example`
  const added = await insertAccounts(
    tx,
    people
      .filter(({ lastName }) => demoAccounts.every(account => account.lecturer !== lastName))
      .map(person => ({
        email: addressOf(person),
        firstName: person.firstName,
        lastName: person.lastName,
        profileDescription: profileOf(person),
        schooltypeId: idOf(schooltypes, person.schooltype),
        joinedAt: new Date(now.getTime() - 3 * year),
        state: 'active',
        isLecturer: true,
      })),
  )
  const accounts = new Map([...known, ...added].map(({ email, id }) => [email, id]))
  const rows = await insertLecturers(
    tx,
    people.map(person => ({
      accountId: idOf(accounts, addressOf(person)),
      firstName: person.firstName,
      lastName: person.lastName,
      createdAt: now,
    })),
  )
  await insertLecturerData(
    tx,
    people.map((person, place) => ({
      accountId: idOf(accounts, addressOf(person)),
      ...lecturerDataOf(place),
    })),
  )
  return { accounts, lecturers: new Map(rows.map(({ lastName, id }) => [lastName, id])) }
}

/** Accounts by e-mail, lecturers by family name, and the ids of those who only take part. */
export const seedPeople = async (tx: Tx, deps: Deps, schooltypes: Schooltypes, now: Date) => {
  const attendees = await insertAccounts(
    tx,
    inventAttendees({ firstNames, lastNames }, schools, 360).map(({ schooltype, ...attendee }, index) => ({
      ...attendee,
      schooltypeId: schooltype && idOf(schooltypes, schooltype),
      joinedAt: new Date(now.getTime() - 2 * year - index * 86_400_000),
      state: 'active',
    })),
  )
  return { ...(await seedLecturers(tx, deps, schooltypes, now)), attendees: attendees.map(({ id }) => id) }
}
export type People = Awaited<ReturnType<typeof seedPeople>>
