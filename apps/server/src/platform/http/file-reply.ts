import type { Readable } from 'node:stream'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'

const plainLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

const inAscii = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[äöüÄÖÜß]/g, letter => plainLetters[letter] ?? '')
    .replace(/[–—]/g, '-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')

/**
 * Gives what is sent a name, for a browser that shows it (`inline`) or keeps it (`attachment`); also in letters that are
 * readable for whoever knows only ASCII.
 */
export const nameFile = (reply: FastifyReply, type: 'inline' | 'attachment', name: string) =>
  reply.header('content-disposition', create(name.toWellFormed(), { type, fallback: inAscii(name) }))

type Paper = { name: string; bytes: Uint8Array }
/** Of a stream its size in bytes where it is known, so that a browser can say how much is there of it. */
type File = Paper | { name: string; bytes: Readable; size?: number }

/** Sends a paper that a browser shows. */
export const sendPdf = (reply: FastifyReply, { name, bytes }: Paper) =>
  nameFile(reply, 'inline', name).type('application/pdf').send(bytes)

/** Sends a file that a browser keeps. */
export const sendAttachment = (reply: FastifyReply, type: string, file: File) => {
  if ('size' in file && file.size !== undefined) reply.header('content-length', file.size)
  return nameFile(reply, 'attachment', file.name).type(type).send(file.bytes)
}
