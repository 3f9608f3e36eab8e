import type { ErrorCode } from '@tafelrunde/contract/http/errors'

/** A rule of the product says no: answered with 409, the code and its sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** There is no such thing, or none that the caller may see: answered with 404, and a sentence of its own if it has one. */
export class NotFound extends Error {}

/** What was found; refused with `NotFound` where that is nothing. */
export const orNotFound = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new NotFound()
  return found
}

/** A field that the contract's schema alone could not judge: answered with 400 and the sentences at that field. */
export class InvalidField extends Error {
  readonly field: string
  readonly sentences: string[]

  constructor(field: string, ...sentences: string[]) {
    super(sentences.join(' '))
    this.field = field
    this.sentences = sentences
  }
}

/** A device time that is too far ahead of ours: answered like any field, and with `Invalid-Timestamp` (contract A1). */
export class InvalidTimestamp extends InvalidField {}

/** Several of them, told together. */
export class InvalidFields extends Error {
  readonly fields: InvalidField[]

  constructor(fields: InvalidField[]) {
    super(fields.map(({ message }) => message).join(' '))
    this.fields = fields
  }
}

/** Waits for all of these checks, and refuses with the fields of all that failed (contract B1). */
export const checkTogether = async (...checks: Promise<unknown>[]) => {
  const failures = (await Promise.allSettled(checks)).flatMap(check =>
    check.status === 'rejected' ? [check.reason] : [],
  )
  const fields = failures.filter(failure => failure instanceof InvalidField)
  if (fields.length < failures.length) throw failures.find(failure => !(failure instanceof InvalidField))
  if (fields.length > 0) throw new InvalidFields(fields)
}

/** What only the database could refuse: answered with 400 and a bare list of sentences (contract B3). */
export class InvalidBody extends Error {
  readonly sentences: string[]

  constructor(...sentences: string[]) {
    super(sentences.join(' '))
    this.sentences = sentences
  }
}

/** Come again in so many seconds: `Retry-After`, with a sentence that the app shows as it is. */
export class Later extends Error {
  readonly status: 429 | 503
  readonly seconds: number

  constructor(status: 429 | 503, seconds: number, sentence: string) {
    super(sentence)
    this.status = status
    this.seconds = seconds
  }
}

const inMinutes = (seconds: number) =>
  seconds <= 60 ? 'in einer Minute' : `in ${Math.ceil(seconds / 60)} Minuten`

/** One address or account tried something too often: answered with 429. */
export class TooManyAttempts extends Later {
  constructor(seconds: number) {
    super(429, seconds, `Zu viele Versuche. Bitte versuchen Sie es ${inMinutes(seconds)} noch einmal.`)
  }
}

/** More is asked than can be done in a time that a person waits: answered with 503. */
export class Overloaded extends Later {
  constructor() {
    super(503, 5, 'Gerade ist viel los. Bitte versuchen Sie es gleich noch einmal.')
  }
}

/** The request itself cannot be read or answered: 400, 406, 413, 415. */
export class RequestRefused extends Error {
  readonly statusCode: number

  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}

type TokenMessage = { token_class: string; token_type: string; message: string }

/** Nobody is logged in, the token is no good (401), or the role may not do this (403). */
export class AccessDenied extends Error {
  readonly status: 401 | 403
  readonly code: ErrorCode | undefined
  /** What each kind of token found wrong, as existing clients expect it. */
  readonly messages: TokenMessage[] | undefined
  readonly expired: boolean

  constructor(
    status: 401 | 403,
    sentence: string,
    {
      code,
      messages,
      expired = false,
    }: { code?: ErrorCode; messages?: TokenMessage[]; expired?: boolean } = {},
  ) {
    super(sentence)
    this.status = status
    this.code = code
    this.messages = messages
    this.expired = expired
  }
}

/** Whoever is logged in has no account any more: it was erased, or went into another one. */
export const noAccount = () => new AccessDenied(401, 'Benutzer nicht gefunden', { code: 'user_not_found' })
