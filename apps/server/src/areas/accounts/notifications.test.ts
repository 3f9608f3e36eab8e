import { expect, test } from 'vitest'
import { askIn } from '../../../test/ask.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'

const testApp = await buildTestApp()
const { given } = testApp
const ask = askIn(testApp)
const url = '/api/users/notifications/'
const everything = { reminder: true, feedback_request: true, news: true }

test('everybody gets every mail until they want one no longer, each of them on its own', async () => {
  const [person, other] = [await given.account(), await given.account()]
  expect(await ask('GET', url, person)).toMatchObject({ status: 200, body: everything })
  const off = { ...everything, reminder: false }
  expect((await ask('PATCH', url, person, { reminder: false })).body).toEqual(off)
  expect((await ask('GET', url, person)).body).toEqual(off)
  expect((await ask('PATCH', url, person, { feedback_request: false, reminder: true })).body).toEqual({
    ...everything,
    feedback_request: false,
  })
  expect((await ask('GET', url, other)).body).toEqual(everything)
})

test('a form says it, too, and one that says nothing changes nothing', async () => {
  const person = await given.account()
  const off = { ...everything, feedback_request: false }
  const form = 'application/x-www-form-urlencoded'
  expect((await ask('PATCH', url, person, 'feedback_request=off', form)).body).toEqual(off)
  expect((await ask('PATCH', url, person, {})).body).toEqual(off)
})

test('what is neither yes nor no is refused at its field, and who is not logged in has no choice', async () => {
  const person = await given.account()
  expect(await ask('PATCH', url, person, { reminder: 'manchmal' })).toMatchObject({
    status: 400,
    body: { reminder: ['Muss ein gültiger Wahrheitswert sein.'] },
  })
  expect((await ask('GET', url)).status).toBe(401)
  expect((await ask('PATCH', url, undefined, { reminder: false })).status).toBe(401)
})
