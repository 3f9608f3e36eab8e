import { readIban } from '../../../common/iban.reader.ts'
import { namesSomething } from './bank.rules.ts'
import { all, type Facts, first, moneysAt } from './camt-walk.reader.ts'
import { namesTransfer } from './sent-back.rules.ts'

/** A party's name stands one level deeper from version 08 on; who pays for somebody else comes second. */
const payerPaths = ['Dbtr', 'UltmtDbtr'].flatMap(who => [`RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`])
export const payerOf = (detail: Facts, isWhole: boolean) =>
  isWhole
    ? [...new Set(all(detail, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'))].join(', ')
    : first(detail, ...payerPaths)

/** The account that a payment came from, if it came from one that can be. */
export const payerIbanOf = (detail: Facts) => {
  const named = new Set(all(detail, 'RltdPties/DbtrAcct/Id/IBAN').map(iban => readIban(iban) ?? ''))
  return named.size === 1 ? ([...named][0] ?? '') : ''
}

const remittancePaths = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf']

/** Where else people, their programs and banks put the number of an invoice. */
const furtherPaths = ['RmtInf/Strd/RfrdDocInf/Nb', 'AddtlTxInf', 'Refs/EndToEndId']

/** What a payment is for, and what else of it names an invoice or an order; `isAlone`: what its entry says is of it. */
export const textsOf = (entry: Facts, detail: Facts, isAlone: boolean) => {
  const remittance = all(detail, ...remittancePaths).join(' ')
  const further = [...all(detail, ...furtherPaths), ...(isAlone ? all(entry, 'AddtlNtryInf') : [])]
  const naming = further.filter(text => namesSomething(text) && !remittance.includes(text))
  // Where nothing else says what it is for.
  const first = remittance || all(entry, 'AddtlNtryInf')[0] || ''
  return [...new Set([first, ...naming])]
}

/** What identifies a transaction at the bank and at whoever sent it. */
export const referencesOf = (entry: Facts, part: Facts) => [
  first(part, 'Refs/AcctSvcrRef') || first(entry, 'AcctSvcrRef'),
  first(part, 'Refs/EndToEndId'),
]

/** XML has two words for it. */
const isReversal = (entry: Facts) => /^(true|1)$/.test(first(entry, 'RvslInd'))

/** The day, `YYYY-MM-DD`, if there is such a one. */
export const dayOf = (text: string) => {
  const day = text.slice(0, 10)
  const moment = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(day)
    ? day
    : undefined
}

const isBookedEuros = (entry: Facts) =>
  first(entry, 'Sts/Cd', 'Sts') === 'BOOK' && (moneysAt(entry, 'Amt')[0]?.currency ?? 'EUR') === 'EUR'

const isReceived = (entry: Facts, detail: Facts) =>
  first(entry, 'CdtDbtInd') === 'CRDT' && !isReversal(entry) && first(detail, 'CdtDbtInd') !== 'DBIT'

/** Money that had come in and goes back. */
const isReturned = (entry: Facts, detail: Facts) =>
  first(entry, 'CdtDbtInd') === 'DBIT' &&
  first(detail, 'CdtDbtInd') !== 'CRDT' &&
  (isReversal(entry) || [...detail.texts.keys()].some(path => path.startsWith('RtrInf/')))

/** What may name the transfer of ours that comes back. */
export const transferTextsOf = (entry: Facts, detail: Facts) => [
  ...all(detail, 'Refs/EndToEndId'),
  all(detail, ...remittancePaths).join(' '),
  ...all(detail, 'AddtlTxInf'),
  ...all(entry, 'AddtlNtryInf'),
]

/** „Rücküberweisung“ as the Deutsche Kreditwirtschaft's business transaction code, and as ISO 20022's. */
const isReturnCode = (entry: Facts, detail: Facts) =>
  [entry, detail].some(
    facts =>
      /(^|\+)159(\+|$)/.test(first(facts, 'BkTxCd/Prtry/Cd')) ||
      first(facts, 'BkTxCd/Domn/Fmly/SubFmlyCd') === 'RRTN',
  )

/** Money that we had sent and that comes back. */
const isSentBack = (entry: Facts, detail: Facts) =>
  first(entry, 'CdtDbtInd') === 'CRDT' &&
  first(detail, 'CdtDbtInd') !== 'DBIT' &&
  ([...detail.texts.keys()].some(path => path.startsWith('RtrInf/')) ||
    isReturnCode(entry, detail) ||
    (isReversal(entry) && namesTransfer(transferTextsOf(entry, detail))))

/** What a transaction is to us, if anything. */
export const kindOf = (entry: Facts, detail: Facts) => {
  if (!isBookedEuros(entry)) return undefined
  if (isSentBack(entry, detail)) return 'sent_back'
  if (isReceived(entry, detail)) return 'received'
  return isReturned(entry, detail) ? 'returned' : undefined
}

/** Why money went back, as the bank's code and in its words. */
export const reasonOf = (detail: Facts) => ({
  reason: first(detail, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'),
  told: all(detail, 'RtrInf/AddtlInf').join(' '),
})

/** Whoever may have paid what went back: banks turn the parties round, or do not. */
export const partiesOf = (detail: Facts) => [
  ...new Set(all(detail, ...payerPaths, 'RltdPties/Cdtr/Nm', 'RltdPties/Cdtr/Pty/Nm')),
]

/** To which accounts something was sent, among those that the transaction names. */
export const accountsOf = (detail: Facts) =>
  all(detail, 'RltdPties/CdtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/IBAN')
