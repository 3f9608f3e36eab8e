import { createHash } from 'node:crypto'
import { paymentsOf } from './camt-payments.reader.ts'
import { all, type Facts, first, moneysAt, walkEntries } from './camt-walk.reader.ts'

/** A bank's file that cannot be read; the message is a German sentence that says what to do. */
export class UnreadableStatement extends Error {}

/**
 * Money that came in, in cents; `booked` is the day, `YYYY-MM-DD`. `isWhole`: the bank names parts of it that are not
 * its sum.
 */
type ReadEntry = {
  key: string
  booked: string
  cents: number
  payer: string
  remittance: string
  isWhole: boolean
}
/** Money that came in, of which the sum or the day says nothing that can be: `text` is what stands there. */
type UnreadableEntry = { what: 'sum' | 'day'; text: string; payer: string; remittance: string }
export type ReadStatement = {
  iban: string
  entries: ReadEntry[]
  unreadable: UnreadableEntry[]
  leftOut: number
}

const wrongKind =
  'Das ist kein Kontoauszug im Format CAMT.053. Im Online-Banking heißt er „Kontoauszug“ oder „camt.053“; ' +
  'vorgemerkte Umsätze („camt.052“) und einzelne Benachrichtigungen („camt.054“) genügen nicht.'
const broken =
  'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte laden Sie sie bei der Bank neu herunter.'

/** A party's name stands one level deeper from version 08 on; who pays for somebody else comes second. */
const payerPaths = ['Dbtr', 'UltmtDbtr'].flatMap(who => [`RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`])
const payerOf = (detail: Facts, isWhole: boolean) =>
  isWhole
    ? [...new Set(all(detail, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'))].join(', ')
    : first(detail, ...payerPaths)

const remittancePaths = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf']

/** What identifies a transaction at the bank and at whoever sent it. */
const referencesOf = (entry: Facts, part: Facts) => [
  first(part, 'Refs/AcctSvcrRef') || first(entry, 'AcctSvcrRef'),
  first(part, 'Refs/EndToEndId'),
]

/** XML has two words for it. */
const isReversal = (entry: Facts) => /^(true|1)$/.test(first(entry, 'RvslInd'))

/** The day, `YYYY-MM-DD`, if there is such a one. */
const dayOf = (text: string) => {
  const day = text.slice(0, 10)
  const moment = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(day)
    ? day
    : undefined
}

const isReceived = (entry: Facts) =>
  first(entry, 'CdtDbtInd') === 'CRDT' &&
  !isReversal(entry) &&
  first(entry, 'Sts/Cd', 'Sts') === 'BOOK' &&
  moneysAt(entry, 'Amt')[0]?.currency === 'EUR'

/**
 * Reads a bank's statement as ISO 20022 says it: CAMT.053, whichever version (the Deutsche Kreditwirtschaft's banks send
 * 02 and 08). Money that came in in euros and is booked; everything else is counted. Throws `UnreadableStatement`.
 */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const entries: ReadEntry[] = []
  const unreadable: UnreadableEntry[] = []
  const seen = new Map<string, number>()
  let [account, leftOut] = ['', 0]
  const take = (iban: string, entry: Facts, details: Facts[]) => {
    account ||= iban
    const day = first(entry, 'BookgDt/Dt', 'BookgDt/DtTm')
    const booked = dayOf(day)
    for (const { detail, cents, isWhole } of paymentsOf(entry, details)) {
      if (!isReceived(entry) || first(detail, 'CdtDbtInd') === 'DBIT' || cents === 0) {
        leftOut += 1
        continue
      }
      const payer = payerOf(detail, isWhole)
      const remittance = all(detail, ...remittancePaths).join(' ') || first(entry, 'AddtlNtryInf')
      if (cents === undefined || booked === undefined) {
        const [sum] = moneysAt(entry, 'Amt')
        const wrong = cents === undefined ? ({ what: 'sum', text: sum?.amount ?? '' } as const) : ({ what: 'day', text: day } as const)
        unreadable.push({ ...wrong, payer, remittance })
        continue
      }
      const facts = JSON.stringify([iban, booked, cents, ...referencesOf(entry, detail), payer, remittance])
      // Two payments that are the same in all of it are two.
      const count = (seen.get(facts) ?? 0) + 1
      seen.set(facts, count)
      const key = createHash('sha256').update(`${count} ${facts}`).digest('base64url').slice(0, 22)
      entries.push({ key, booked, cents, payer, remittance, isWhole })
    }
  }
  // A table, a PDF or an archive is no broken XML.
  if (!/^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString()))
    throw new UnreadableStatement(wrongKind)
  let isStatement = false
  try {
    isStatement = walkEntries(bytes, take)
  } catch {
    throw new UnreadableStatement(broken)
  }
  if (!isStatement) throw new UnreadableStatement(wrongKind)
  return { iban: account, entries, unreadable, leftOut }
}
