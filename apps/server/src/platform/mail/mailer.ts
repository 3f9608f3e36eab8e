import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** `html`, `sender` and `replyTo` may be empty; the type of an attachment may have parameters. */
export type Mail = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sender: string
  replyTo: string
  attachments: { name: string; type: string; bytes: Buffer }[]
}
export type Mailer = { send(mail: Mail): Promise<void> }

const messageOf = (
  { id, recipient, subject, text, html, sender, replyTo, attachments }: Mail,
  from: string,
) => ({
  from: { name: sender, address: from },
  to: { name: '', address: recipient }, // as an object it is one address, whatever stands in it
  subject,
  text,
  ...(html && { html }),
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  attachments: attachments.map(({ name: filename, type: contentType, bytes: content }) => ({
    filename,
    contentType,
    content,
  })),
  messageId: `<${id}@${from.split('@')[1]}>`, // a second attempt is recognisable as the same mail
  headers: { 'Auto-Submitted': 'auto-generated' }, // so that no holiday notice answers it (RFC 3834)
})

/** Sends through the server at `url` (`smtp://…` or `smtps://…`). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return { send: async mail => void (await transport.sendMail(messageOf(mail, from))) }
}

/** Keeps mails as files: for a laptop, and for a server that has no mail account yet. */
export const fileMailer = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async mail => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${mail.id}.eml`), message)
    },
  }
}
