import type { Clock } from '../../../platform/clock.ts'

/** Seconds that a code is good, and those by which a device's clock may differ: one code earlier or later (RFC 6238, 5.2). */
const period = 30

// Loaded only when somebody needs it: few log in in two steps.
const otp = () => import('otplib/functional')

/** A new secret of 160 bits (RFC 4226, section 4), in base 32 as people type it into an app. */
export const newSecret = async () => (await otp()).generateSecret()

/** What an authenticator app reads from the QR code. */
export const uriOf = async (secret: string, email: string) =>
  (await otp()).generateURI({ issuer: 'Tafelrunde', label: email, secret })

/** The half minute since 1970 that a code of six digits belongs to; undefined if it is none of about now. */
export const stepOf = async (secret: string, token: string, now: ReturnType<Clock['now']>) => {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await (await otp()).verify({ secret, token, epoch, period, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
