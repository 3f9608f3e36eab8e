import { expect } from 'vitest'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { eventually } from '../eventually.ts'

/** What a link in a mail carries. */
const linkIn = (mail: Mail) => {
  const [address = ''] = /https:\S+\?uid=\S+/.exec(mail.text) ?? []
  const url = new URL(address)
  const part = (name: string) => url.searchParams.get(name) ?? ''
  return { page: url.pathname, uid: part('uid'), token: part('token'), email: part('email') }
}

/** The mails that jobs have sent, by recipient. */
export const mailboxOf = (sentMails: Mail[]) => {
  const to = (recipient: string) => sentMails.filter(mail => mail.recipient === recipient)
  return {
    to,
    /** The latest of so many mails to somebody, as soon as it is there. */
    latest: (recipient: string, count = 1) =>
      eventually(() => {
        const mails = to(recipient)
        expect(mails).toHaveLength(count)
        const mail = mails.at(-1)
        if (!mail) throw new Error('as many as were expected, and that is not none')
        return mail
      }),
    linkIn,
  }
}
