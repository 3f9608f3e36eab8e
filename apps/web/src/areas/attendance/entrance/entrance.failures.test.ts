import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { expect, test } from 'vitest'
import { ofEntries, ofPerson } from './entrance.failures.ts'

const controls = 'Steuerzeichen sind nicht erlaubt.'
const closed = 'Bitte wählen Sie eine Person, deren Konto aktiv ist.'

test('what the server refuses of a new person stands at the field of the form', () => {
  const ofName = new CallFailed(400, { people: { 0: { first_name: [controls] } } })
  expect(fieldFailures(ofPerson(ofName))).toEqual([['first_name', controls]])
  expect(fieldFailures(ofPerson(new CallFailed(400, { people: [closed] })))).toEqual([['email', closed]])
})

test('of an entry that is refused for the name of the counter the field is named', () => {
  const ofCounter = new CallFailed(400, { entries: { 0: { counter: [controls] } } })
  expect(failureText(ofEntries(ofCounter))).toBe(`Name dieses Tischs: ${controls}`)
})

test('what no field is at fault for is said as it is', () => {
  const closedEvent = new CallFailed(409, { detail: 'Die Veranstaltung ist vorbei.', code: 'started' })
  for (const failure of [closedEvent, new Error('no network')])
    expect([ofPerson(failure), ofEntries(failure)]).toEqual([failure, failure])
})
