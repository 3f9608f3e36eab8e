import * as facts from './camt-facts.reader.ts'
import { entryNames } from './camt-names.reader.ts'
import { originalsOf, paymentsOf, sentOf } from './camt-payments.reader.ts'
import { type Facts, first, moneysAt, type Origin, walkEntries } from './camt-walk.reader.ts'

/** A bank's file that cannot be read; the message is a German sentence that says what to do. */
export class UnreadableStatement extends Error {}

/**
 * Money that came in, in cents; `booked` is the day, `YYYY-MM-DD`. `texts` are what may name an invoice, each by itself.
 * `isWhole`: the bank names parts of it that are not its sum.
 */
type ReadEntry = {
  key: string
  /** The same of all that say the same, in whichever statement. */
  likeness: string
  booked: string
  cents: number
  payer: string
  /** The account that it came from, where the bank names a right one. */
  payerIban: string
  remittance: string
  texts: string[]
  isWhole: boolean
}
/**
 * Money that went back to whoever had paid it, among these `parties`; `originals` are the sums that they may have paid,
 * as the bank takes its fee with it. `reason` is the bank's code, `told` what it says besides.
 */
export type ReadReturn = Omit<ReadEntry, 'payer' | 'payerIban' | 'isWhole'> & {
  parties: string[]
  originals: number[]
  reason: string
  told: string
}
/** Money of ours that came back; `accounts` are those that may have been its payee's. */
export type ReadSentBack = ReadReturn & { accounts: string[] }
/** Money that came in, of which the sum or the day says nothing that can be: `text` is what stands there. */
type UnreadableEntry = { what: 'sum' | 'day'; text: string; payer: string; remittance: string }
export type ReadStatement = {
  /** The accounts that are told of, the first first. */
  ibans: string[]
  entries: ReadEntry[]
  returned: ReadReturn[]
  sentBack: ReadSentBack[]
  unreadable: UnreadableEntry[]
  leftOut: number
}

const wrongKind =
  'Das ist kein Kontoauszug im Format CAMT.053. Im Online-Banking heißt er „Kontoauszug“ oder „camt.053“; ' +
  'vorgemerkte Umsätze („camt.052“) und einzelne Benachrichtigungen („camt.054“) genügen nicht.'
const broken =
  'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte laden Sie sie bei der Bank neu herunter.'

type Collected = Omit<ReadStatement, 'ibans'> & { ibans: Set<string> }

/** What a file tells, one entry after the other. */
const collector = () => {
  const nameOf = entryNames()
  const names = new Set<string>()
  const read: Collected = {
    ibans: new Set<string>(),
    entries: [],
    returned: [],
    sentBack: [],
    unreadable: [],
    leftOut: 0,
  }
  const take = (origin: Origin, entry: Facts, details: Facts[]) => {
    read.ibans.add(origin.iban)
    const day = first(entry, 'BookgDt/Dt', 'BookgDt/DtTm')
    const booked = facts.dayOf(day)
    const payments = paymentsOf(entry, details)
    for (const { detail, cents, isWhole } of payments) {
      const kind = facts.kindOf(entry, detail)
      if (!kind || cents === 0) {
        read.leftOut += 1
        continue
      }
      const payer = facts.payerOf(detail, isWhole)
      const texts = facts.textsOf(entry, detail, payments.length === 1)
      const remittance = texts.filter(Boolean).join(' · ')
      if (cents === undefined || booked === undefined) {
        const [sum] = moneysAt(entry, 'Amt')
        const wrong =
          cents === undefined
            ? ({ what: 'sum', text: sum?.amount ?? '' } as const)
            : ({ what: 'day', text: day } as const)
        read.unreadable.push({ ...wrong, payer, remittance })
        continue
      }
      const references = facts.referencesOf(entry, detail)
      // Entries keep the names that they had before more of them was read.
      const told = [origin.iban, booked, cents, ...references, payer, texts[0] ?? '']
      const named = nameOf(origin, kind === 'received' ? told : [kind, ...told], references[0] ?? '')
      // The same statement may be in a file more than once.
      if (names.has(named.key)) continue
      names.add(named.key)
      const one = { ...named, booked, cents, remittance, texts }
      if (kind === 'received')
        read.entries.push({ ...one, payer, payerIban: facts.payerIbanOf(detail), isWhole })
      else if (kind === 'sent_back') {
        const [parties, originals] = [facts.partiesOf(detail), sentOf(entry, detail, cents)]
        const named = { texts: facts.transferTextsOf(entry, detail), accounts: facts.accountsOf(detail) }
        read.sentBack.push({ ...one, ...named, parties, originals, ...facts.reasonOf(detail) })
      } else {
        const [parties, originals] = [facts.partiesOf(detail), originalsOf(entry, detail, cents)]
        read.returned.push({ ...one, parties, originals, ...facts.reasonOf(detail) })
      }
    }
  }
  return { read, take }
}

/** A file of a bank; without a name where it is not one of several. */
export type StatementFile = { name: string; bytes: Uint8Array }

const faultOf = (bytes: Uint8Array, take: Parameters<typeof walkEntries>[1]) => {
  // A table, a PDF or a picture is no broken XML.
  if (!/^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString())) return wrongKind
  try {
    return walkEntries(bytes, take) ? undefined : wrongKind
  } catch {
    return broken
  }
}

/**
 * Reads a bank's statements, as many files as there are, as ISO 20022 says it: CAMT.053, whichever version (the Deutsche
 * Kreditwirtschaft's banks send 02 and 08). Money that came in or went back, in euros and booked; everything else is
 * counted. Throws `UnreadableStatement`.
 */
export const readStatements = (files: readonly StatementFile[]): ReadStatement => {
  const { read, take } = collector()
  for (const { name, bytes } of files) {
    const fault = faultOf(bytes, take)
    if (fault) throw new UnreadableStatement(name ? `„${name}“ in der ZIP-Datei: ${fault}` : fault)
  }
  return { ...read, ibans: [...read.ibans].filter(Boolean) }
}

export const readStatement = (bytes: Uint8Array) => readStatements([{ name: '', bytes }])
