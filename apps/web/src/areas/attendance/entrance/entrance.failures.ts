import { isObject, lines } from '@tafelrunde/client/failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { counterLabel } from './entrance.texts.ts'

const at = (body: unknown, ...path: string[]) =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), body)

/**
 * What was refused of a group of one person, by the fields of that person's form. What is said of the person at all
 * stands at the address: by it the server knows whose account it is.
 */
export const ofPerson = (failure: unknown) => {
  if (!(failure instanceof CallFailed)) return failure
  const people = at(failure.body, 'people')
  if (people === undefined) return failure
  return new CallFailed(failure.status, at(people, '0') ?? { email: people })
}

/** What was refused of a request with one entry, saying where the counter's name is changed if that is at fault. */
export const ofEntries = (failure: unknown) => {
  if (!(failure instanceof CallFailed)) return failure
  const [sentence] = lines(at(failure.body, 'entries', '0', 'counter'))
  return sentence === undefined
    ? failure
    : new CallFailed(failure.status, { counter: [`${counterLabel}: ${sentence}`] })
}
