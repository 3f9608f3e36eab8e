import { copyEvent } from '@tafelrunde/contract/admin/events/events'
import {
  changeEventQuestions,
  getEventQuestions,
  listEventAnswers,
  listQuestionsHistory,
} from '@tafelrunde/contract/admin/events/questions'
import {
  getEventSubscription,
  subscribeToEvent,
  unsubscribeFromEvent,
} from '@tafelrunde/contract/events/event-subscriptions'
import { changeOwnAnswers, getOwnAnswers, registerWithAnswers } from '@tafelrunde/contract/events/questions'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { tidyAnswers } from './answers.service.ts'
import { eventAnswers } from './questions.tables.ts'

const { as, clock, deps, given } = await buildTestApp()
const office = as(await given.staff())
const saved = (id: number, version: number, ...questions: object[]) =>
  office(changeEventQuestions, { params: { id }, body: JSON.parse(JSON.stringify({ version, questions })) })

const food = { kind: 'choices', text: 'Ernährung', options: ['vegetarisch', 'vegan'], health: true }
const way = { kind: 'choice', text: 'Anreise', options: ['Bahn', 'Auto'], required: true }

const asking = async (facts: Parameters<typeof given.event>[0] = {}) => {
  const event = await given.event(facts)
  const params = { id: event.id }
  const { questions, version } = await saved(event.id, 0, way, food)
  const [wayId, foodId] = questions.map(({ id }) => id)
  const person = await given.account()
  return {
    event,
    params,
    questions,
    version,
    wayId: wayId ?? 0,
    foodId: foodId ?? 0,
    person,
    self: as(person),
  }
}

test('the office sets up questions in their order, and reads who changed what', async () => {
  const { params, questions, version } = await asking()
  expect(questions).toMatchObject([
    { ...way, active: true, answers: 0 },
    { ...food, required: false },
  ])
  const [first, second] = questions
  const changed = await saved(params.id, version, { ...second }, { ...first, text: 'Ihre Anreise' })
  expect(changed.questions.map(({ id, text }) => [id, text])).toEqual([
    [second?.id, 'Ernährung'],
    [first?.id, 'Ihre Anreise'],
  ])
  const { results } = await office(listQuestionsHistory, { params, query: {} })
  expect(results.some(({ after }) => after?.['text'] === 'Ihre Anreise')).toBe(true)
  await expect(saved(params.id, version, { ...first })).rejects.toMatchObject({ status: 409 })
})

test('what is wrong with a question is told at its field', async () => {
  const { id } = await given.event()
  await expect(
    saved(id, 0, { ...way, options: ['Bahn'] }, { ...food, required: true }, { kind: 'short', text: ' ' }),
  ).rejects.toMatchObject({
    status: 400,
    body: {
      questions: {
        0: { options: ['Bitte nennen Sie mindestens zwei Möglichkeiten, je Zeile eine.'] },
        1: { required: ['Angaben zur Gesundheit sind immer freiwillig (Art. 9 DSGVO).'] },
        2: { text: [expect.any(String)] },
      },
    },
  })
})

test('whoever registers with answers has both, or neither when one that is needed is missing', async () => {
  const { params, wayId, foodId, self } = await asking()
  const register = (answers: { question: number; values: string[] }[]) =>
    self(registerWithAnswers, { params, body: { answers } })
  await expect(register([{ question: foodId, values: ['Fleisch'] }])).rejects.toMatchObject({
    status: 400,
    body: {
      [`question_${wayId}`]: ['Bitte beantworten Sie diese Frage.'],
      [`question_${foodId}`]: ['Diese Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.'],
    },
  })
  expect(await self(getEventSubscription, { params })).toBe('none')
  const given = [
    { question: wayId, values: ['Bahn'] },
    { question: foodId, values: ['vegan'] },
  ]
  expect(await register(given)).toBe('registered')
  expect(await register(given)).toBe('registered')
  const own = await self(getOwnAnswers, { params })
  expect(own.answers).toEqual(expect.arrayContaining(given))
  expect(own.changeable).toBe(true)
})

test('the former way of registering needs no answers, and they can be given later, until the event begins', async () => {
  const { event, params, wayId, foodId, self } = await asking()
  const answers = [{ question: wayId, values: ['Auto'] }]
  await expect(self(changeOwnAnswers, { params, body: { answers } })).rejects.toMatchObject({ status: 409 })
  expect(await self(subscribeToEvent, { params })).toBe('registered')
  const body = { answers: [...answers, { question: foodId, values: ['vegan', 'vegan', 'vegetarisch'] }] }
  const { answers: kept } = await self(changeOwnAnswers, { params, body })
  expect(kept).toContainEqual({ question: foodId, values: ['vegan', 'vegetarisch'] })
  expect((await self(changeOwnAnswers, { params, body: { answers } })).answers).toEqual(answers)
  const before = clock.now()
  clock.set(event.startsAt.toISOString())
  await expect(self(changeOwnAnswers, { params, body: { answers } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'started' },
  })
  clock.set(before.toISOString())
})

test('what is answered keeps its kind and what was chosen; it is put away, not deleted', async () => {
  const { params, questions, version, wayId, foodId, self } = await asking()
  await self(registerWithAnswers, { params, body: { answers: [{ question: wayId, values: ['Bahn'] }] } })
  const [asked = {}, other = {}] = questions
  for (const wrong of [{ kind: 'short', options: [] }, { options: ['Auto', 'Rad'] }])
    await expect(saved(params.id, version, { ...asked, ...wrong }, other)).rejects.toMatchObject({
      status: 400,
      body: { questions: [expect.stringContaining('„Anreise“ ist schon einmal beantwortet.')] },
    })
  await expect(saved(params.id, version, other)).rejects.toMatchObject({ status: 400 })
  const changed = await saved(params.id, version, { ...asked, options: ['Rad', 'Bahn'], active: false })
  expect(changed.questions).toMatchObject([{ id: wayId, active: false, answers: 1 }])
  expect(changed.questions.map(({ id }) => id)).not.toContain(foodId)
  expect((await self(getOwnAnswers, { params })).questions).toEqual([])
})

test('answers go with the registration and with the account, those on health 30 days after the event', async () => {
  const count = () => deps.db.$count(eventAnswers)
  const before = await count()
  const { event, params, wayId, foodId, person, self } = await asking()
  const answers = [
    { question: wayId, values: ['Bahn'] },
    { question: foodId, values: ['vegan'] },
  ]
  await self(registerWithAnswers, { params, body: { answers } })
  await self(unsubscribeFromEvent, { params })
  expect(await count()).toBe(before)
  await self(registerWithAnswers, { params, body: { answers } })
  const now = clock.now()
  const day = 24 * 60 * 60 * 1000
  clock.set(new Date(event.endsAt.getTime() + 29 * day).toISOString())
  await inTransaction(deps.db, tx => tidyAnswers(tx, deps))
  expect(await count()).toBe(before + 2)
  clock.set(new Date(event.endsAt.getTime() + 31 * day).toISOString())
  await inTransaction(deps.db, tx => tidyAnswers(tx, deps))
  expect((await self(getOwnAnswers, { params })).answers).toEqual([{ question: wayId, values: ['Bahn'] }])
  await as(person)(deleteMe, { body: {} })
  expect((await office(getEventQuestions, { params })).questions).toMatchObject([
    { answers: 0 },
    { answers: 0 },
  ])
  clock.set(now.toISOString())
})

test('a copy of an event asks the same, and nobody has answered it', async () => {
  const { params, self, wayId } = await asking()
  await self(registerWithAnswers, { params, body: { answers: [{ question: wayId, values: ['Bahn'] }] } })
  const copy = await office(copyEvent, { params, body: { name: 'Kongress 2028', first_day: '2028-03-11' } })
  const { questions } = await office(getEventQuestions, { params: { id: copy.id } })
  expect(questions).toMatchObject([
    { ...way, answers: 0 },
    { ...food, answers: 0 },
  ])
})

test('the office reads what everybody answered, by family name, without who has left', async () => {
  const { params, wayId, foodId } = await asking()
  const answered = async (lastName: string, values: string[]) => {
    const person = await given.account({ firstName: 'Eva', lastName })
    const answers = [
      { question: wayId, values: ['Bahn'] },
      { question: foodId, values },
    ]
    await as(person)(registerWithAnswers, { params, body: { answers } })
    return person
  }
  await answered('Zimmer', ['vegan'])
  await answered('Berg', [])
  await as(await answered('Gegangen', ['vegan']))(unsubscribeFromEvent, { params })
  const { questions, people } = await office(listEventAnswers, { params })
  expect(questions.map(({ id }) => id)).toEqual([wayId, foodId])
  expect(people.map(({ last_name }) => last_name)).toEqual(['Berg', 'Zimmer'])
  expect(people[1]?.answers).toEqual(
    expect.arrayContaining([
      { question: wayId, values: ['Bahn'] },
      { question: foodId, values: ['vegan'] },
    ]),
  )
})
