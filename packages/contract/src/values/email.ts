import * as z from 'zod/mini'
import { lineWith } from './text.ts'

// As Django's validator: a name without white space or brackets, a domain with a dot; umlauts are letters.
const address =
  /^[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/** An address as it is kept: its letters composed, its domain in lower case (contract B1.1). */
export const writtenEmail = (text: string) => {
  const composed = text.normalize('NFC')
  const at = composed.indexOf('@')
  return at === -1 ? composed : composed.slice(0, at) + composed.slice(at).toLowerCase()
}

/** An e-mail address of a body. */
export const emailText = () =>
  z.pipe(
    lineWith(
      z.minLength(1, { abort: true }),
      z.maxLength(254, { abort: true }),
      z.email({ pattern: address }),
    ),
    z.codec(z.string(), z.string(), { decode: writtenEmail, encode: text => text }),
  )
