import { CallFailed } from '@tafelrunde/contract/http/call'
import { failureText, isObject, lines } from './failures.ts'

/** Whether a login wants the code of the second step, or found the one that was sent `wrong`; the password was right. */
export const secondStepIn = (failure: unknown) => {
  const code = failure instanceof CallFailed ? failure.problem?.code : undefined
  if (code === 'second_factor_required') return 'required'
  return code === 'second_factor_wrong' ? 'wrong' : undefined
}

/** Spec 8: why a login failed. */
export const loginFailureText = (failure: unknown) => {
  if (!(failure instanceof CallFailed)) return 'Fehler beim Anmelden'
  if (secondStepIn(failure)) return failure.message
  if (failure.status === 401) return 'Benutzername oder Passwort falsch'
  const { body } = failure
  return isObject(body) && typeof body.error === 'string' ? body.error : 'Fehler beim Anmelden'
}

/** The first sentence for each field of a form that the server refused; empty if fields are not at fault. */
export const fieldFailures = (failure: unknown) => {
  if (!(failure instanceof CallFailed) || failure.status !== 400 || failure.problem) return []
  if (!isObject(failure.body)) return []
  return Object.entries(failure.body).flatMap(([field, value]) => {
    const [sentence] = lines(value)
    return sentence === undefined ? [] : [[field, sentence] as const]
  })
}

/** What went wrong, in one sentence: the first field's that the server refused, otherwise that of the whole. */
export const problemText = (failure: unknown) => fieldFailures(failure)[0]?.[1] ?? failureText(failure)
