import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Reached } from './doctor.rules.ts'

/** Milliseconds for which something outside of this process may keep us waiting. */
const patience = 10_000

/** The disk on which a folder lies. */
export const lookAtDisk = async (where: string) => {
  const { bavail, blocks, bsize } = await statfs(where)
  return { where, free: bavail * bsize, total: blocks * bsize }
}

export const lookAtMemory = () => ({ free: process.availableMemory(), own: process.memoryUsage.rss() })

/** Whether the system's clock has been set by the network; nothing where this system does not say. */
export const isClockSet = () =>
  existsSync('/run/systemd/timesync') ? existsSync('/run/systemd/timesync/synchronized') : undefined

/** Until when a certificate is good, from its bytes. */
export const endOf = (certificate: Buffer) => new Date(new X509Certificate(certificate).validTo)

/** The same of the one that a server shows, whoever vouches for it. */
export const certificateEnd = async (address: string) => {
  const { hostname, port } = new URL(address)
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
    timeout: patience,
  })
  try {
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    await once(socket, 'secureConnect')
    return endOf(socket.getPeerCertificate().raw)
  } finally {
    socket.destroy()
  }
}

/** Who answers at an address: us, if the keys of passes are ours, which nobody else has. */
export const reach = async (address: string, ownKeys: unknown): Promise<Reached> => {
  try {
    const signal = AbortSignal.timeout(patience)
    // Whoever only sends on is not us, and we ask nobody to whom we are sent.
    const answer = await fetch(`${address}/api/pass-keys/`, { signal, redirect: 'manual' })
    const said: unknown = await answer.json().catch(() => undefined)
    return JSON.stringify(said) === JSON.stringify(ownKeys) ? 'us' : 'others'
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const why = cause instanceof Error ? cause : error
    return { problem: why instanceof Error ? why.message : String(why) }
  }
}
