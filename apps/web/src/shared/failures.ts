import { CallFailed } from '@tafelrunde/contract/call'

/** The server could not be asked or did not answer in time; the message is a sentence for people. */
export class Unreachable extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const lines = (value: unknown): string[] => {
  const read = typeof value === 'string' ? parsed(value) : value
  if (Array.isArray(read)) return read.flatMap(lines)
  if (isObject(read)) return Object.values(read).flatMap(lines)
  if (read === null || read === undefined) return []
  return [typeof read === 'string' ? read : JSON.stringify(read)]
}

/** Spec 8: the message in the 'Error' field of a failed response's 'error', else plain 'Error'. */
export const errorFieldText = (failed: Record<string, unknown>) => {
  const held = isObject(failed.error) ? failed.error.Error : failed.Error
  return typeof held === 'string' ? held : 'Error'
}

/** Spec 8: every value of an error body, parsed from JSON if it is a string, one per line. */
export const valuesText = (body: Record<string, unknown>) => Object.values(body).flatMap(lines).join('\n')

/**
 * What the toast says about any failure of a call. Our server's `{ detail, code }` is one value, its
 * sentence; the code is for programs.
 */
export const failureText = (failure: unknown) => {
  if (failure instanceof Unreachable) return failure.message
  if (!(failure instanceof CallFailed)) return 'Error'
  const { body } = failure
  if (Array.isArray(body)) return lines(body).join('\n') || 'Error'
  if (!isObject(body)) return 'Error'
  if (typeof body.detail === 'string') return body.detail
  return 'error' in body ? errorFieldText(body) : valuesText(body) || 'Error'
}

/** Spec 8: why a login failed. */
export const loginFailureText = (failure: unknown) => {
  if (!(failure instanceof CallFailed)) return 'Fehler beim Anmelden'
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
