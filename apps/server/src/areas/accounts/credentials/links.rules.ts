import type { AccountState } from '@tafelrunde/contract/people/account-state'

/** Milliseconds that a link from a mail is good for: three days (contract A2), to the last one. */
export const linkLifetime = 3 * 24 * 60 * 60 * 1000

export type LinkPurpose = 'activation' | 'password_reset' | 'email_reset' | 'email_back'

// The addresses in the app that contract A2 names.
const pages: Record<LinkPurpose, string> = {
  activation: 'register-confirm',
  password_reset: 'password-reset-confirm',
  email_reset: 'email-reset-confirm',
  email_back: 'email-reset-confirm',
}

/** An account's id as links carry it: base64url of its digits, without padding (contract B1.12). */
export const uidOf = (accountId: number) => btoa(String(accountId)).replace(/=+$/, '')

const largestId = 2_147_483_647

/** The id of such a `uid`, or nothing if it is none. */
export const readUid = (uid: string) => {
  if (!/^[\w-]{2,16}$/.test(uid)) return undefined
  const digits = Buffer.from(uid, 'base64url').toString('latin1') // unlike atob it takes any length
  const id = Number(digits)
  return /^[1-9]\d*$/.test(digits) && id <= largestId ? id : undefined
}

type Address = {
  purpose: LinkPurpose
  accountId: number
  token: string
  newEmail: string | null
  /** The account has keys of the interface, which the page offers to end. */
  hasKeys: boolean
}

/** The whole address of a link; the page that asks for a new e-mail address is told which one was meant. */
export const linkUrl = (appUrl: string, { purpose, accountId, token, newEmail, hasKeys }: Address) => {
  const more = { ...(newEmail && { email: newEmail }), ...(hasKeys && { keys: '1' }) }
  const query = new URLSearchParams({ uid: uidOf(accountId), token, ...more })
  return `${appUrl}/${pages[purpose]}?${query.toString()}`
}

type Facts = { expiresAt: Date; usedAt: Date | null; now: Date }

/** Whether a link can be used still: once, and within its three days. */
export const isLinkGood = ({ expiresAt, usedAt, now }: Facts) => !usedAt && now <= expiresAt

/**
 * What becomes of an activation link. Whoever clicks it a second time is active already and is told so
 * (contract A2); an account that the office has closed is opened by no link.
 */
export const decideActivation = ({ state, ...link }: Facts & { state: AccountState }) => {
  if (link.now > link.expiresAt) return 'refuse'
  if (state === 'active') return 'already'
  return link.usedAt || state === 'closed' ? 'refuse' : 'activate'
}
