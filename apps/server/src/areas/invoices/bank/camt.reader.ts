import { createHash } from 'node:crypto'
import { walk } from '../../../platform/tables/xml-walk.ts'

/** A bank's file that cannot be read; the message is a German sentence that says what to do. */
export class UnreadableStatement extends Error {}

/** Money that came in, in cents; `booked` is the day, `YYYY-MM-DD`. */
type ReadEntry = { key: string; booked: string; cents: number; payer: string; remittance: string }
export type ReadStatement = { iban: string; entries: ReadEntry[]; leftOut: number }

/** What stands in an entry (`Ntry`) or one of its transactions (`TxDtls`), by the path below it. */
type Facts = { texts: Map<string, string[]>; currency: string }

const wrongKind =
  'Das ist kein Kontoauszug im Format CAMT.053. Im Online-Banking heißt er „Kontoauszug“ oder „camt.053“; ' +
  'vorgemerkte Umsätze („camt.052“) und einzelne Benachrichtigungen („camt.054“) genügen nicht.'
const broken =
  'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte laden Sie sie bei der Bank neu herunter.'

const first = ({ texts }: Facts, ...paths: string[]) => paths.flatMap(path => texts.get(path) ?? [])[0] ?? ''
const all = ({ texts }: Facts, ...paths: string[]) => paths.flatMap(path => texts.get(path) ?? [])

const centsOf = (amount: string) => {
  if (!/^\d{1,7}(\.\d{1,5})?$/.test(amount)) return undefined
  const [whole = '', part = ''] = amount.split('.')
  return /^\d{0,2}0*$/.test(part) ? Number(whole + part.slice(0, 2).padEnd(2, '0')) : undefined
}

/** A party's name stands one level deeper from version 08 on; who pays for somebody else comes second. */
const payerPaths = ['Dbtr', 'UltmtDbtr'].flatMap(who => [`RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`])
const remittancePaths = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf']

/** What identifies a transaction at the bank and at whoever sent it. */
const referencesOf = (entry: Facts, part: Facts) => [
  first(part, 'Refs/AcctSvcrRef') || first(entry, 'AcctSvcrRef'),
  first(part, 'Refs/EndToEndId'),
]

/** The transactions of an entry, each a payment; an entry whose transactions have no sums of their own is one. */
const paymentsOf = (entry: Facts, details: Facts[]) => {
  const cents = centsOf(first(entry, 'Amt'))
  const parts = details.map(detail => ({
    detail,
    cents: centsOf(first(detail, 'Amt', 'AmtDtls/TxAmt/Amt')),
  }))
  if (parts.length > 1 && parts.every(part => part.cents !== undefined)) return parts
  const together = { texts: new Map<string, string[]>(), currency: entry.currency }
  for (const { texts } of details)
    for (const [path, found] of texts)
      together.texts.set(path, [...(together.texts.get(path) ?? []), ...found])
  return [{ detail: together, cents }]
}

const isReceived = (entry: Facts) =>
  first(entry, 'CdtDbtInd') === 'CRDT' &&
  first(entry, 'RvslInd') !== 'true' &&
  first(entry, 'Sts/Cd', 'Sts') === 'BOOK' &&
  entry.currency === 'EUR'

/** Hands each entry with its transactions and the account's IBAN to `found`. */
const walkEntries = (bytes: Uint8Array, found: (iban: string, entry: Facts, details: Facts[]) => void) => {
  const path: string[] = []
  let [text, iban, isStatement] = ['', '', false]
  let entry: Facts | undefined
  let details: Facts[] = []
  const blank = (): Facts => ({ texts: new Map(), currency: '' })
  walk(bytes, {
    open: (name, attributes) => {
      path.push(name)
      text = ''
      if (name === 'BkToCstmrStmt') isStatement = true
      if (name === 'Stmt') iban = ''
      if (name === 'Ntry') [entry, details] = [blank(), []]
      if (name === 'TxDtls') details.push(blank())
      const facts = path.includes('TxDtls') ? undefined : entry
      if (name === 'Amt' && path.at(-2) === 'Ntry' && facts) facts.currency = attributes['Ccy'] ?? ''
    },
    text: more => {
      text += more
    },
    close: name => {
      const at = Math.max(path.lastIndexOf('TxDtls'), path.lastIndexOf('Ntry'))
      const facts = path.includes('TxDtls') ? details.at(-1) : path.includes('Ntry') ? entry : undefined
      const below = path.slice(at + 1).join('/')
      if (facts && text.trim()) facts.texts.set(below, [...(facts.texts.get(below) ?? []), text.trim()])
      if (path.slice(-3).join('/') === 'Acct/Id/IBAN') iban = text.trim()
      if (name === 'Ntry' && entry) {
        found(iban, entry, details)
        entry = undefined
      }
      path.pop()
      text = ''
    },
  })
  return isStatement
}

/**
 * Reads a bank's statement as ISO 20022 says it: CAMT.053, whichever version (the Deutsche Kreditwirtschaft's banks send
 * 02 and 08). Money that came in in euros and is booked; everything else is counted. Throws `UnreadableStatement`.
 */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const entries: ReadEntry[] = []
  const seen = new Map<string, number>()
  let [account, leftOut] = ['', 0]
  const take = (iban: string, entry: Facts, details: Facts[]) => {
    account ||= iban
    const booked = first(entry, 'BookgDt/Dt', 'BookgDt/DtTm').slice(0, 10)
    for (const { detail, cents } of paymentsOf(entry, details)) {
      if (
        !isReceived(entry) ||
        first(detail, 'CdtDbtInd') === 'DBIT' ||
        !cents ||
        !/^\d{4}-\d\d-\d\d$/.test(booked)
      ) {
        leftOut += 1
        continue
      }
      const payer = first(detail, ...payerPaths)
      const remittance = all(detail, ...remittancePaths).join(' ') || first(entry, 'AddtlNtryInf')
      const facts = JSON.stringify([iban, booked, cents, ...referencesOf(entry, detail), payer, remittance])
      // Two payments that are the same in all of it are two.
      const count = (seen.get(facts) ?? 0) + 1
      seen.set(facts, count)
      const key = createHash('sha256').update(`${count} ${facts}`).digest('base64url').slice(0, 22)
      entries.push({ key, booked, cents, payer, remittance })
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
  return { iban: account, entries, leftOut }
}
