import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bytes of an answer that are read: enough to see what is wrong, and no more than fits anywhere. */
const mostRead = 4096

/** Why nothing was sent: the address is one of a network that nobody has allowed. */
export class NotOutside extends Error {
  override name = 'NotOutside'
}

/** The networks that an operator allows although they are not public, `10.0.0.0/8` or single addresses. */
const listOf = (networks: string[]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [text = '', bits] = network.split('/')
    const address = ipaddr.parse(text)
    const whole = address.kind() === 'ipv4' ? 32 : 128
    list.addSubnet(text, Number(bits ?? whole), address.kind())
  }
  return list
}

/**
 * Whether we may connect to an address: to public ones with TLS, to others only where the operator allows their network.
 * Asked of the very address that is connected to, so that no name leads elsewhere between the look and the call.
 */
const mayConnect = (allowed: BlockList, protocol: string) => (text: string) => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return (
    allowed.check(address.toString(), address.kind()) ||
    (protocol === 'https:' && address.range() === 'unicast')
  )
}

const lookupWithin =
  (may: (address: string) => boolean): LookupFunction =>
  async (hostname, options, done) => {
    try {
      const found = await lookup(hostname, { ...options, all: true })
      if (!found.every(({ address }) => may(address))) throw new NotOutside()
      const [first] = found
      if (options.all) done(null, found)
      else done(null, first?.address ?? '', first?.family)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), '')
    }
  }

const readSome = async (answer: http.IncomingMessage) => {
  const read: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    read.push(chunk)
    length += chunk.length
    if (length >= mostRead) break // which ends the connection
  }
  return Buffer.concat(read).toString('utf8')
}

type Post = {
  url: string
  headers: Record<string, string>
  body: string
  /** See `mayConnect`. */
  networks: string[]
  signal: AbortSignal
}

/**
 * Sends something to an address that people have typed, and answers the status code and how the answer begins. Follows no
 * redirect. Throws `NotOutside` where it leads into a network of ours, and what Node throws where nothing answers.
 */
export const postOutside = async ({ url, headers, body, networks, signal }: Post) => {
  const { protocol, hostname } = new URL(url)
  const may = mayConnect(listOf(networks), protocol)
  // Of an address in digits nothing is looked up.
  const digits = hostname.replace(/^\[|\]$/g, '')
  if (isIP(digits) !== 0 && !may(digits)) throw new NotOutside()
  const { request } = protocol === 'https:' ? https : http
  // Each on a connection of its own: none that was allowed to somebody else is used again.
  const asked = request(url, { method: 'POST', headers, agent: false, lookup: lookupWithin(may), signal })
  asked.end(body)
  const [answer]: http.IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('no answer')
  asked.on('error', () => undefined) // of an answer that breaks off, which whoever reads it hears
  return { status: answer.statusCode ?? 0, text: await readSome(answer) }
}
