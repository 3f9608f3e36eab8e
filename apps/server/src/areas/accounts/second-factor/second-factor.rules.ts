/** Without those that look like others, as Crockford's base 32 has it. */
export const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz'
/** Characters of a recovery code: 120 bits. From 112 on a plain hash may be kept of it (OWASP ASVS 5.0, 6.5.2). */
export const recoveryCodeLength = 24

/** However somebody types it: with spaces or dashes, large or small, and what is no such letter as the one it looks like. */
const bare = (typed: string) =>
  typed
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

/** What somebody typed as the second step: a code of the app, a recovery code, or neither. */
export const readCode = (typed: string) => {
  const code = bare(typed)
  if (/^\d{6}$/.test(code)) return { kind: 'app', code } as const
  return code.length === recoveryCodeLength ? ({ kind: 'recovery', code } as const) : undefined
}

/** As people read it: `7k3p-0vxa-9w2c-m4td-8hze-q5rk`. */
export const shownRecoveryCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
