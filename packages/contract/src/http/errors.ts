import * as z from '#read'

/** Every word that a program may branch on; the sentence beside it is for people. */
export const ErrorCode = z.enum([
  'already',
  'changed',
  'clash',
  'closed',
  'event_full',
  'feedback_missing',
  'not_confirmable',
  'not_open_yet',
  'not_registered',
  'started',
  'state',
  'prove_again',
  'second_factor_missing',
  'second_factor_required',
  'second_factor_wrong',
  'bad_authorization_header',
  'token_not_valid',
  'user_inactive',
  'user_not_found',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Why a rule of registration said no. */
export type RegistrationRefusal = Extract<
  ErrorCode,
  'clash' | 'closed' | 'event_full' | 'not_open_yet' | 'started' | 'state'
>

export const TokenMessage = z.object({
  token_class: z.string(),
  token_type: z.string(),
  message: z.string(),
})

export const Problem = z.object({
  detail: z.string(),
  code: z.optional(ErrorCode),
  messages: z.optional(z.array(TokenMessage)),
  /** The same as `detail`, where existing clients show this one to people (spec 8). */
  error: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>

/** What is wrong with which field; a nested object has nested errors. */
export type FieldErrors = { [field: string]: string[] | FieldErrors }
export const FieldErrors = z.record(
  z.string(),
  z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
)

/** What the database refused in the last moment is a bare list of sentences (contract B3). */
export const ErrorBody = z.union([Problem, FieldErrors, z.array(z.string())])
