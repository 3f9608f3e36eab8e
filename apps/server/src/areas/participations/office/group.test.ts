import { listRegistrations, registerGroup } from '@tafelrunde/contract/admin/events/registrations'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { mails } from '../../mail/mail.tables.ts'

const { as, deps, given } = await buildTestApp()
const office = as(await given.staff())
let made = 0
const person = (email = `${++made}@gymnasium.example`) => ({
  email,
  first_name: 'Jonte',
  last_name: `Harms ${made}`,
})
const of = (event: { id: number }) => office(listRegistrations, { query: { event: String(event.id) } })

test('a school is registered in one go: who has an account with it, the others with a new one and the way in', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id })
  const known = await given.account()
  const people = [person(known.email.toUpperCase()), person(), person()]
  const body = { event: event.id, people, timeslots: [slot.id], note: 'Gymnasium am Stadtpark' }
  const { accounts: members, ...numbers } = await office(registerGroup, { body })
  expect(numbers).toEqual({ registered: 3, created: 2 })
  expect([members[0], new Set(members).size]).toEqual([known.id, 3])
  const { results } = await of(event)
  expect(results).toHaveLength(3)
  for (const one of results)
    expect(one).toMatchObject({ state: 'registered', places: 1, note: 'Gymnasium am Stadtpark' })
  expect(await deps.db.$count(mails, eq(mails.subject, 'Ihr Konto auf Tafelrunde'))).toBe(2)
})

test('if one of them cannot be registered nobody is, and the line is named', async () => {
  const event = await given.event()
  const slot = await given.timeslot({ eventId: event.id, capacity: 1 })
  const before = await deps.db.$count(accounts, like(accounts.email, '%gymnasium.example'))
  const group = (people: ReturnType<typeof person>[]) =>
    office(registerGroup, { body: { event: event.id, people, timeslots: [slot.id] } })
  await expect(group([person(), person()])).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^Zeile 2 \(\d+@gymnasium\.example\): /) },
  })
  const same = person()
  await expect(group([same, same])).rejects.toMatchObject({
    status: 400,
    body: { people: [`Zeile 2 (${same.email}): Diese Adresse steht schon weiter oben.`] },
  })
  expect((await of(event)).count).toBe(0)
  expect(await deps.db.$count(accounts, like(accounts.email, '%gymnasium.example'))).toBe(before)
})

test('of one person alone no line is named', async () => {
  const event = await given.event({ capacity: 1 })
  const alone = () => office(registerGroup, { body: { event: event.id, people: [person()] } })
  await alone()
  await expect(alone()).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.not.stringContaining('Zeile') },
  })
})

test('beyond the capacity only if it is meant', async () => {
  const event = await given.event({ capacity: 1 })
  const people = [person(), person()]
  await expect(office(registerGroup, { body: { event: event.id, people } })).rejects.toMatchObject({
    status: 409,
  })
  await office(registerGroup, { body: { event: event.id, people, beyond: true } })
  expect((await of(event)).results.filter(({ is_extra }) => is_extra)).not.toEqual([])
})
