import {
  changeEventQuestions,
  changeRegistrationAnswers,
  getRegistrationAnswers,
} from '@tafelrunde/contract/admin/events/questions'
import {
  addRegistration,
  cancelRegistration,
  listRegistrations,
} from '@tafelrunde/contract/admin/events/registrations'
import { mergePeople, previewMerge } from '@tafelrunde/contract/admin/people/doubles'
import { getOwnAnswers } from '@tafelrunde/contract/events/questions'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { app, as, bearer, clock, given } = await buildTestApp()
const staff = await given.account({ isStaff: true, isSuperuser: true })
const office = as(staff)

const asking = async () => {
  const event = await given.event()
  const { questions } = await office(changeEventQuestions, {
    params: { id: event.id },
    body: {
      version: 0,
      questions: [
        { kind: 'choice', text: 'Anreise', options: ['Bahn', 'Auto'], required: true },
        { kind: 'choices', text: 'Ernährung', options: ['vegan', 'halal'], health: true },
        { kind: 'short', text: 'Hotel' },
      ],
    },
  })
  const [way = 0, food = 0, hotel = 0] = questions.map(({ id }) => id)
  const registered = async () => {
    const person = await given.account()
    const { id } = await office(addRegistration, { body: { event: event.id, account: person.id } })
    return { person, params: { id } }
  }
  const found = async (answer: string) => {
    const query = { event: String(event.id), answer }
    return (await office(listRegistrations, { query })).results.map(({ id }) => id)
  }
  return { event, way, food, hotel, registered, found }
}
const answer = (params: { id: number }, ...answers: [number, ...string[]][]) =>
  office(changeRegistrationAnswers, {
    params,
    body: { answers: answers.map(([question, ...values]) => ({ question, values })) },
  })

test('the office answers for somebody, also after the beginning and without what is compulsory', async () => {
  const { event, way, food, registered } = await asking()
  const { person, params } = await registered()
  clock.set(event.startsAt.toISOString())
  const { answers } = await answer(params, [food, 'vegan'])
  expect(answers).toEqual([{ question: food, values: ['vegan'] }])
  expect(await as(person)(getOwnAnswers, { params: { id: event.id } })).toMatchObject({ answers })
  await expect(answer(params, [way, 'Fahrrad'])).rejects.toMatchObject({
    status: 400,
    body: { [`question_${way}`]: ['Diese Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.'] },
  })
  await office(cancelRegistration, { params: { id: params.id } }).catch(() => undefined)
  await expect(as(person)(getRegistrationAnswers, { params })).rejects.toMatchObject({ status: 403 })
  clock.set('2027-02-20T09:00:00Z')
})

test('nobody answers for who is not registered any more', async () => {
  const { way, registered } = await asking()
  const { params } = await registered()
  await office(cancelRegistration, { params })
  expect(await office(getRegistrationAnswers, { params })).toMatchObject({ answers: [], changeable: false })
  await expect(answer(params, [way, 'Bahn'])).rejects.toMatchObject({ status: 409 })
})

test('registrations are listed with their answers but those on health, and filtered by any of them', async () => {
  const { event, way, food, hotel, registered, found } = await asking()
  const [one, other, silent] = [await registered(), await registered(), await registered()]
  await answer(one.params, [way, 'Bahn'], [food, 'vegan', 'halal'], [hotel, 'Zur Post'])
  await answer(other.params, [way, 'Auto'])
  const { results } = await office(listRegistrations, { query: { event: String(event.id) } })
  expect(results.find(({ id }) => id === one.params.id)?.answers).toEqual([
    { question: 'Anreise', values: ['Bahn'] },
    { question: 'Hotel', values: ['Zur Post'] },
  ])
  expect(await found(`${way}:Auto`)).toEqual([other.params.id])
  expect(await found(`${food}:halal`)).toEqual([one.params.id])
  expect(await found(`${way}:`)).toEqual([silent.params.id])
  // Who has cancelled owes no answer.
  await office(cancelRegistration, { params: (await registered()).params })
  expect(await found(`${way}:`)).toEqual([silent.params.id])
  await expect(found('vegan')).rejects.toMatchObject({ status: 400 })
})

test('all answers are a table for Excel, a column for each question and a row for everybody', async () => {
  const { event, way, food, registered } = await asking()
  const { person, params } = await registered()
  const silent = (await registered()).person
  await answer(params, [way, 'Bahn'], [food, 'vegan', 'halal'])
  const { body } = await app.inject({
    url: `/api/admin/events/${event.id}/answers/table/?format=csv`,
    headers: await bearer(staff),
  })
  expect(body).toContain('Vorname;Nachname;E-Mail-Adresse;Stand;Anreise;Ernährung;Hotel')
  expect(body).toContain(`${person.lastName};${person.email};angemeldet;Bahn;vegan, halal;\r\n`)
  expect(body).toContain(`${silent.lastName};${silent.email};angemeldet;;;\r\n`)
})

test('of two accounts of one person the remaining registration keeps its answers, or gets the other ones', async () => {
  const { event, way, registered } = await asking()
  const [kept, gone] = [await registered(), await registered()]
  await answer(gone.params, [way, 'Auto'])
  const merged = async (remaining: { id: number }, other: { id: number }) => {
    const { seen } = await office(previewMerge, {
      params: { id: remaining.id },
      query: { other: String(other.id) },
    })
    await office(mergePeople, { params: { id: remaining.id }, body: { other: other.id, seen } })
    return (await as(remaining)(getOwnAnswers, { params: { id: event.id } })).answers
  }
  expect(await merged(kept.person, gone.person)).toEqual([{ question: way, values: ['Auto'] }])
  const third = await registered()
  await answer(third.params, [way, 'Bahn'])
  expect(await merged(kept.person, third.person)).toEqual([{ question: way, values: ['Auto'] }])
})
