import type { ErrorCode } from '@tafelrunde/contract/errors'

/** A rule of the product says no: answered with 409, the code and its sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** There is no such thing, or none that the caller may see: answered with 404. */
export class NotFound extends Error {}

/** A field that only the database could judge: answered with 400 at that field. */
export class InvalidField extends Error {
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
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
