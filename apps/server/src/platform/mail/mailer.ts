import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `html`, `sender` and `replyTo` may be empty; the type of an attachment may have parameters. `thread` names the mail and
 * those before it, first to last, so that mail programs show them together.
 */
export type Mail = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sender: string
  replyTo: string
  thread: { id: string; after: string[] } | null
  /** Where it can be unsubscribed with one click; empty: it cannot. */
  unsubscribeUrl: string
  attachments: { name: string; type: string; bytes: Buffer }[]
}
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** RFC 5322 3.6.4: by which mail this is known, and on which it follows. */
const namesOf = ({ id, thread }: Mail, from: string) => {
  const nameOf = (local: string) => `<${local}@${from.split('@')[1]}>`
  const references = thread?.after.map(nameOf) ?? []
  const inReplyTo = references.at(-1)
  return {
    messageId: nameOf(thread?.id ?? id), // a second attempt is recognisable as the same mail
    ...(inReplyTo && { inReplyTo, references }),
  }
}

const messageOf = (mail: Mail, from: string) => ({
  from: { name: mail.sender, address: from },
  to: { name: '', address: mail.recipient }, // as an object it is one address, whatever stands in it
  subject: mail.subject,
  text: mail.text,
  ...(mail.html && { html: mail.html }),
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  attachments: mail.attachments.map(({ name: filename, type: contentType, bytes: content }) => ({
    filename,
    contentType,
    content,
  })),
  ...namesOf(mail, from),
  headers: {
    'Auto-Submitted': 'auto-generated', // so that no holiday notice answers it (RFC 3834)
    ...(mail.unsubscribeUrl && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** Comes with the first mail: a start needs none. */
const nodemailer = () => import('nodemailer')

const inTheClear =
  'Mit dem Mailserver ließ sich keine verschlüsselte Verbindung aufbauen (STARTTLS). Geben Sie in SMTP_URL eine mit smtps:// an, oder erlauben Sie es mit UNENCRYPTED=1 auch ohne'

/**
 * Sends through the server at `url` (`smtp://…` or `smtps://…`), over a few connections that stay open; gives up on one
 * that is mute, and where it `needsTls`, on one that does not encrypt.
 */
export const smtpMailer = (url: string, from: string, needsTls = false): Mailer => {
  const open = async () =>
    (await nodemailer()).createTransport({
      url,
      requireTLS: needsTls,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  let transport: ReturnType<typeof open> | undefined
  return {
    send: async mail => {
      transport ??= open()
      await (await transport).sendMail(messageOf(mail, from)).catch((error: Error) => {
        throw needsTls && 'code' in error && error.code === 'ETLS'
          ? new Error(inTheClear, { cause: error })
          : error
      })
    },
    close: async () => (await transport)?.close(),
  }
}

/** Keeps mails as files: for a laptop, and for a server that has no mail account yet. */
export const fileMailer = (folder: string, from: string): Mailer => ({
  send: async mail => {
    const { createTransport } = await nodemailer()
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(messageOf(mail, from))
    // Links in them are keys to accounts.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 })
  },
  close: async () => {},
})
