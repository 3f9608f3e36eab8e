import { createHash, randomInt } from 'node:crypto'

/** How many recovery codes somebody gets at once. */
export const recoveryCodeCount = 10

/** Characters of a recovery code: of 32 letters and digits, so 80 bits, which nobody finds from the hash. */
const recoveryCodeLength = 16
/** Without those that look like others, as Crockford's base 32 has it. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

const newRecoveryCode = () => {
  const code = Array.from({ length: recoveryCodeLength }, () => letters[randomInt(letters.length)]).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** New recovery codes as they are shown: `7k3p-0vxa-9w2c-m4td`. */
export const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** However somebody types it: with spaces or dashes, large or small. */
const bare = (typed: string) => typed.replace(/[\s\u2010-\u2015-]/g, '').toLowerCase()

/** What is kept of a recovery code. Its 80 random bits need neither salt nor a slow hash. */
export const hashOfRecoveryCode = (typed: string) =>
  createHash('sha256').update(bare(typed)).digest('base64url')

/** What somebody typed as the second step: a code of the app, a recovery code, or neither. */
export const readCode = (typed: string) => {
  const code = bare(typed)
  if (/^\d{6}$/.test(code)) return { kind: 'app', code } as const
  return code.length === recoveryCodeLength ? ({ kind: 'recovery', code } as const) : undefined
}
