import { type Facts, first, moneysAt, together } from './camt-walk.reader.ts'

/** A sum as XML writes decimals, in cents; nothing where it is none or more than an account of ours will see. */
const centsOf = (amount: string) => {
  const [, whole, part = ''] = /^\+?0*(\d{0,7})(?:\.(\d*))?$/.exec(amount) ?? []
  if (whole === undefined || !/\d/.test(amount) || !/^\d{0,2}0*$/.test(part)) return undefined
  return Number(whole + part.slice(0, 2).padEnd(2, '0'))
}

/** Where a transaction says its sum; from a foreign currency the bank says what became of it. */
const sumPaths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/AnncdPstngAmt/Amt']

/** What a transaction brings in euros; negative where it goes the other way than its entry. */
const eurosOf = (entry: Facts, detail: Facts) => {
  const euros = moneysAt(detail, ...sumPaths).find(({ currency }) => currency === 'EUR')
  const cents = euros && centsOf(euros.amount)
  const direction = first(detail, 'CdtDbtInd')
  return cents && direction && direction !== first(entry, 'CdtDbtInd') ? -cents : cents
}

/**
 * The transactions of an entry, each a payment. An entry is one as a whole where its transactions have no sums of their
 * own, or such that are not its own sum in euros: `isWhole` says so of the latter, so that nobody looks for the parts.
 */
export const paymentsOf = (entry: Facts, details: Facts[]) => {
  const [sum] = moneysAt(entry, 'Amt')
  const cents = sum && centsOf(sum.amount)
  const parts = details.map(detail => ({ detail, cents: eurosOf(entry, detail), isWhole: false }))
  const total = parts.reduce((found, part) => found + (part.cents ?? Number.NaN), 0)
  // Of what goes back the bank keeps its fee besides.
  const isFee = first(entry, 'CdtDbtInd') === 'DBIT' && cents !== undefined && total > 0 && total < cents
  if (parts.length > 1 && (total === cents || isFee))
    return parts.map(part => ({ ...part, cents: part.cents && Math.abs(part.cents) }))
  const isWhole = parts.length > 1 && details.some(detail => moneysAt(detail, ...sumPaths).length > 0)
  return [{ detail: together(details), cents, isWhole }]
}

const feePaths = ['Chrgs/Rcrd/Amt', 'Chrgs/Amt']

/** The bank's fees for a transaction, in cents; version 08 lists them, 02 repeats them. */
const feesOf = (facts: Facts) => {
  const total = moneysAt(facts, 'Chrgs/TtlChrgsAndTaxAmt')
  const fees = total.length > 0 ? total : moneysAt(facts, ...feePaths)
  return fees.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0)
}

/** What may have been paid of what goes back: all of it, what its transaction says, or what is left without the fees. */
export const originalsOf = (entry: Facts, detail: Facts, cents: number) => {
  const told = moneysAt(detail, 'AmtDtls/InstdAmt/Amt', 'AmtDtls/TxAmt/Amt', 'Amt')
    .filter(({ currency }) => currency === 'EUR')
    .map(({ amount }) => centsOf(amount) ?? 0)
  const without = [feesOf(entry), feesOf(detail)].map(fees => cents - fees)
  return [...new Set([...told, ...without])].filter(one => one > 0 && one <= cents)
}

/** What may have been sent of what comes back: that sum, what its transaction says, or both with the bank's fees. */
export const sentOf = (entry: Facts, detail: Facts, cents: number) => {
  const told = moneysAt(detail, 'AmtDtls/InstdAmt/Amt', 'AmtDtls/TxAmt/Amt')
    .filter(({ currency }) => currency === 'EUR')
    .map(({ amount }) => centsOf(amount) ?? 0)
  const withFees = [feesOf(entry), feesOf(detail)].map(fees => cents + fees)
  return [...new Set([cents, ...told, ...withFees])].filter(one => one >= cents)
}
