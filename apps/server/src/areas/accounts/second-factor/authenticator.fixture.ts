import { generate } from 'otplib/functional'

/** What an authenticator app shows at a moment, or so many half minutes later. */
export const codeShown = (secret: string, now: Date, later = 0) =>
  generate({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * later })
