import * as z from 'zod/mini'
import { bodyDay, bodyId } from '../http/body.ts'
import { Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { anyLength, rawText } from '../http/raw-text.ts'
import { emailText } from '../values/email.ts'
import { anyBodyText, bodyText } from '../values/text.ts'

export const SignUp = z.object({
  email: emailText(),
  password: rawText(),
  first_name: bodyText(150),
  last_name: bodyText(150),
  schooltype: z.optional(bodyId()),
  birthday: z.optional(bodyDay()),
  as_customernumber: z.optional(anyBodyText(30)),
  /** The versions of privacy text and terms that the person agreed to. */
  privacy_version: z.optional(anyBodyText(100)),
  terms_version: z.optional(anyBodyText(100)),
})
export type SignUp = z.infer<typeof SignUp>

/** `users/` as djoser answers it: nothing that was not asked for, and never the password. */
export const NewAccount = z
  .object({ id: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
  .register(z.globalRegistry, { id: 'NewAccount' })

export const signUp = endpoint({
  method: 'POST',
  url: '/api/auth/users/',
  auth: 'anyone',
  summary: 'Create an account; it is inactive until its link from the mail is used',
  body: SignUp,
  status: 201,
  response: NewAccount,
})

/** What a link from a mail carries; what was never in one is told so, however long it is. */
export const LinkBody = z.object({ uid: rawText(anyLength), token: rawText(anyLength) })
/** For whom a mail with a link is asked. */
export const AddressBody = z.object({ email: emailText() })

export const activate = endpoint({
  method: 'POST',
  url: '/api/auth/users/activation/',
  auth: 'anyone',
  summary: 'Activate an account by the link from its mail',
  body: LinkBody,
  status: 204,
  response: Nothing,
})

export const resendActivation = endpoint({
  method: 'POST',
  url: '/api/auth/users/resend_activation/',
  auth: 'anyone',
  summary: 'Send the activation mail again; says the same whether there is such an account or not',
  body: AddressBody,
  status: 204,
  response: Nothing,
})
