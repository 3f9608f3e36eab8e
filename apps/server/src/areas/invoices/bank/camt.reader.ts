import { namesSomething } from './bank.rules.ts'
import { entryNames } from './camt-names.reader.ts'
import { paymentsOf } from './camt-payments.reader.ts'
import { all, type Facts, first, moneysAt, type Origin, walkEntries } from './camt-walk.reader.ts'

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
  remittance: string
  texts: string[]
  isWhole: boolean
}
/** Money that came in, of which the sum or the day says nothing that can be: `text` is what stands there. */
type UnreadableEntry = { what: 'sum' | 'day'; text: string; payer: string; remittance: string }
export type ReadStatement = {
  /** The accounts that are told of, the first first. */
  ibans: string[]
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

/** Where else people, their programs and banks put the number of an invoice. */
const furtherPaths = ['RmtInf/Strd/RfrdDocInf/Nb', 'AddtlTxInf', 'Refs/EndToEndId']

/** What a payment is for, and what else of it names an invoice or an order; `isAlone`: what its entry says is of it. */
const textsOf = (entry: Facts, detail: Facts, isAlone: boolean) => {
  const remittance = all(detail, ...remittancePaths).join(' ')
  const further = [...all(detail, ...furtherPaths), ...(isAlone ? all(entry, 'AddtlNtryInf') : [])]
  const naming = further.filter(text => namesSomething(text) && !remittance.includes(text))
  // Where nothing else says what it is for.
  const first = remittance || all(entry, 'AddtlNtryInf')[0] || ''
  return [...new Set([first, ...naming])]
}

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
  (moneysAt(entry, 'Amt')[0]?.currency ?? 'EUR') === 'EUR'

/**
 * Reads a bank's statement as ISO 20022 says it: CAMT.053, whichever version (the Deutsche Kreditwirtschaft's banks send
 * 02 and 08). Money that came in in euros and is booked; everything else is counted. Throws `UnreadableStatement`.
 */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const entries: ReadEntry[] = []
  const unreadable: UnreadableEntry[] = []
  const nameOf = entryNames()
  const ibans = new Set<string>()
  let leftOut = 0
  const take = (origin: Origin, entry: Facts, details: Facts[]) => {
    ibans.add(origin.iban)
    const day = first(entry, 'BookgDt/Dt', 'BookgDt/DtTm')
    const booked = dayOf(day)
    const payments = paymentsOf(entry, details)
    for (const { detail, cents, isWhole } of payments) {
      if (!isReceived(entry) || first(detail, 'CdtDbtInd') === 'DBIT' || cents === 0) {
        leftOut += 1
        continue
      }
      const payer = payerOf(detail, isWhole)
      const texts = textsOf(entry, detail, payments.length === 1)
      const remittance = texts.join(' · ')
      if (cents === undefined || booked === undefined) {
        const [sum] = moneysAt(entry, 'Amt')
        const wrong =
          cents === undefined
            ? ({ what: 'sum', text: sum?.amount ?? '' } as const)
            : ({ what: 'day', text: day } as const)
        unreadable.push({ ...wrong, payer, remittance })
        continue
      }
      const references = referencesOf(entry, detail)
      // Entries keep the names that they had before more of them was read.
      const facts = [origin.iban, booked, cents, ...references, payer, texts[0] ?? '']
      const names = nameOf(origin, facts, references[0] ?? '')
      // The same statement may be in a file more than once.
      if (entries.some(({ key }) => key === names.key)) continue
      entries.push({ ...names, booked, cents, payer, remittance, texts, isWhole })
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
  return { ibans: [...ibans].filter(Boolean), entries, unreadable, leftOut }
}
