import PostalMime from 'postal-mime'

/** Why a mail came back: `name` is its own, before the @ of its Message-ID; `isFinal` as of RFC 3463, class 5. */
export type ReadBounce = { name: string; recipient: string; reason: string; isFinal: boolean }

const longest = 500

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** A field's value, with its folded lines; without the „rfc822;“ before it. */
const fieldOf = (text: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*((?:.*(?:\\r?\\n[ \\t].*)*))`, 'im')
    .exec(text)?.[1]
    ?.split('\n')
    .map(line => line.trim())
    .join(' ')
    .replace(/^[\w-]+;\s*/, '')
    .trim()

/**
 * Reads what a mail server says of a mail that it could not deliver (RFC 3464): undefined if the message is something
 * else, such as a holiday notice, or news of a delay.
 */
export const readBounce = async (message: Uint8Array): Promise<ReadBounce | undefined> => {
  const { attachments } = await PostalMime.parse(message, { forceRfc822Attachments: true })
  const partOf = (type: RegExp) => {
    const part = attachments.find(({ mimeType }) => type.test(mimeType))
    return part && textOf(part.content)
  }
  const status = partOf(/^message\/delivery-status$/)
  const original = partOf(/^(message\/rfc822|text\/rfc822-headers|message\/rfc822-headers)$/)
  if (!status || !original || fieldOf(status, 'Action')?.toLowerCase() !== 'failed') return undefined
  const recipient = fieldOf(status, 'Original-Recipient') || fieldOf(status, 'Final-Recipient')
  const name = /<([^@<>\s]+)@/.exec(fieldOf(original, 'Message-ID') ?? '')?.[1]
  if (!recipient || !name) return undefined
  const code = fieldOf(status, 'Status') ?? ''
  const reason = fieldOf(status, 'Diagnostic-Code') || code || 'ohne Grund'
  return { name, recipient, reason: reason.slice(0, longest), isFinal: code.startsWith('5') }
}
