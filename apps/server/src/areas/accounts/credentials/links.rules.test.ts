import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideActivation, isLinkGood, linkUrl, readUid, uidOf } from './links.rules.ts'

const now = new Date('2027-03-13T10:00:00+01:00')
const later = new Date(now.getTime() + 1)
const earlier = new Date(now.getTime() - 1)

test('a uid is the id in base64url without padding, and leads back to it', () => {
  expect(uidOf(1)).toBe('MQ')
  fc.assert(fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), id => readUid(uidOf(id)) === id))
})

test.each(['', '!', 'M', 'MA', 'MDE', 'LTE', 'MS41', 'OTk5OTk5OTk5OTk', '1e308', 'ä'.repeat(3)])(
  '“%s” is the uid of nothing',
  uid => {
    expect(readUid(uid)).toBeUndefined()
  },
)

test.each([
  ['good until its last moment', { expiresAt: now, usedAt: null }, true],
  ['no good afterwards', { expiresAt: earlier, usedAt: null }, false],
  ['no good a second time', { expiresAt: later, usedAt: earlier }, false],
])('a link is %s', (_sentence, link, good) => {
  expect(isLinkGood({ ...link, now })).toBe(good)
})

test.each([
  ['a fresh link activates', {}, 'activate'],
  ['a second click finds the account active', { usedAt: earlier, state: 'active' as const }, 'already'],
  ['an older link finds the account active too', { state: 'active' as const }, 'already'],
  ['an expired link is refused', { expiresAt: earlier }, 'refuse'],
  [
    'an expired link of an active account is refused',
    { expiresAt: earlier, state: 'active' as const },
    'refuse',
  ],
  ['a used link is refused', { usedAt: earlier }, 'refuse'],
  ['no link opens a closed account', { state: 'closed' as const }, 'refuse'],
])('%s', (_sentence, facts, decision) => {
  expect(decideActivation({ expiresAt: later, usedAt: null, state: 'unconfirmed', now, ...facts })).toBe(
    decision,
  )
})

test('a link leads to the page of its purpose', () => {
  const link = { accountId: 1, token: 'a-b_c', newEmail: null, hasKeys: false }
  const app = 'https://tafelrunde.example'
  expect(linkUrl(app, { ...link, purpose: 'activation' })).toBe(`${app}/register-confirm?uid=MQ&token=a-b_c`)
  expect(linkUrl(app, { ...link, purpose: 'password_reset' })).toBe(
    `${app}/password-reset-confirm?uid=MQ&token=a-b_c`,
  )
  expect(linkUrl(app, { ...link, purpose: 'password_reset', hasKeys: true })).toBe(
    `${app}/password-reset-confirm?uid=MQ&token=a-b_c&keys=1`,
  )
  expect(linkUrl(app, { ...link, purpose: 'email_reset', newEmail: 'neu+1@schule.example' })).toBe(
    `${app}/email-reset-confirm?uid=MQ&token=a-b_c&email=neu%2B1%40schule.example`,
  )
})
