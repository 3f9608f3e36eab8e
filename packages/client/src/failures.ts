import { CallFailed } from '@tafelrunde/contract/http/call'

/** The server could not be asked or did not answer in time; the message is a sentence for people. */
export class Unreachable extends Error {
  /** People have waited for it as long as they should: nothing is gained by asking again at once. */
  readonly isLate: boolean

  constructor(sentence: string, isLate = false) {
    super(sentence)
    this.isLate = isLate
  }
}

/** Whether what could not be asked is worth asking again at once, after so many attempts that failed. */
export const isWorthAskingAgain = (failures: number, error: unknown) =>
  failures < 2 && error instanceof Unreachable && !error.isLate && navigator.onLine

/** Whoever asked has logged out meanwhile: the answer is for nobody, and nobody needs to be told. */
export class SessionEnded extends Error {
  constructor() {
    super('Sie sind nicht mehr angemeldet.')
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const lines = (value: unknown): string[] => {
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
  if (failure instanceof Unreachable || failure instanceof SessionEnded) return failure.message
  if (!(failure instanceof CallFailed)) return 'Error'
  const { body } = failure
  if (Array.isArray(body)) return lines(body).join('\n') || 'Error'
  if (!isObject(body)) return 'Error'
  if (typeof body.detail === 'string') return body.detail
  return 'error' in body ? errorFieldText(body) : valuesText(body) || 'Error'
}
