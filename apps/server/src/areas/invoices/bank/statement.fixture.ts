import { zipSync } from 'fflate'

/** What came in, as a test says it; without `payer` and `text` an entry of the bank itself. */
export type Credit = {
  amount: string
  text?: string
  payer?: string
  reference?: string
  currency?: string
  /** What became of a foreign sum, in euros. */
  euros?: string
  /** What else may name an invoice: the reference that the payer gave, a document's number, what the bank adds. */
  endToEnd?: string
  document?: string
  info?: string
  /** Why it went back, as the bank's code and in its words. */
  reason?: string
  told?: string
  /** What the bank took for it. */
  fee?: string
}

const xml = (text: string) =>
  text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const sumOf = ({ amount, currency = 'EUR', euros, reason }: Credit, isNew: boolean) => {
  const sum = `<Amt Ccy="${currency}">${amount}</Amt>`
  const countervalue = euros ? `<CntrValAmt><Amt Ccy="EUR">${euros}</Amt></CntrValAmt>` : ''
  return isNew
    ? `${sum}<CdtDbtInd>${reason ? 'DBIT' : 'CRDT'}</CdtDbtInd>${countervalue && `<AmtDtls>${countervalue}</AmtDtls>`}`
    : `<AmtDtls><TxAmt>${sum}</TxAmt>${countervalue}</AmtDtls>`
}

const transaction = (credit: Credit, isNew: boolean) => {
  const { text = '', payer = '', reference, endToEnd = 'NOTPROVIDED', document, info } = credit
  const name = `<Nm>${xml(payer)}</Nm>`
  const { reason, told = '', fee } = credit
  const returned = `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn>${told ? `<AddtlInf>${xml(told)}</AddtlInf>` : ''}</RtrInf>`
  const charges = `<Amt Ccy="EUR">${fee}</Amt>`
  return `<TxDtls>
    <Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>${endToEnd}</EndToEndId></Refs>
    ${sumOf(credit, isNew)}
    ${fee ? `<Chrgs>${isNew ? `<Rcrd>${charges}</Rcrd>` : charges}</Chrgs>` : ''}
    <RltdPties><Dbtr>${isNew ? `<Pty>${name}</Pty>` : name}</Dbtr><DbtrAcct><Id><IBAN>DE02100500000054540402</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf>${text
      .match(/.{1,35}/gsu)
      ?.map(line => `<Ustrd>${xml(line)}</Ustrd>`)
      .join('')}${document ? `<Strd><RfrdDocInf><Nb>${document}</Nb></RfrdDocInf></Strd>` : ''}</RmtInf>
    ${reason ? returned : ''}
    ${info ? `<AddtlTxInf>${xml(info)}</AddtlTxInf>` : ''}</TxDtls>`
}

type More = {
  direction?: string
  status?: string
  currency?: string
  /** As the bank writes it: `true`, `1`, `false` or `0`. */
  reversal?: string
  day?: string
  /** Where it is not that of its transactions. */
  sum?: string
  /** What the bank adds to the entry. */
  info?: string
}

/** An entry of an account, with its transactions. */
export const entryOf = (credits: Credit[], isNew = true, more: More = {}) => {
  const { direction = 'CRDT', status = 'BOOK', currency = 'EUR', reversal = '', day = '2027-03-04' } = more
  const cents = credits.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return `<Ntry>
    <Amt Ccy="${currency}">${more.sum ?? (cents / 100).toFixed(2)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${reversal && `<RvslInd>${reversal}</RvslInd>`}
    <Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    <NtryDtls>${credits.map(credit => transaction(credit, isNew)).join('')}</NtryDtls>
    ${more.info ? `<AddtlNtryInf>${xml(more.info)}</AddtlNtryInf>` : ''}</Ntry>`
}

/** A statement as banks send it, in version 08, or 02 as until 2025. */
export const statementOf = (entries: string[], isNew = true, id = '1') =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${isNew ? '08' : '02'}"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId><CreDtTm>2027-03-05T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>${id}</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
  <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  ${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`)

/** The entry of money that goes back, with what the bank takes for it. */
export const returnOf = (credits: Credit[], isNew = true, more: More = {}) => {
  const cents = credits
    .flatMap(({ amount, fee = '0' }) => [amount, fee])
    .reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
  const returned = credits.map(credit => ({ reason: 'MS03', ...credit }))
  const entry = { direction: 'DBIT', reversal: 'true', day: '2027-03-08', sum: (cents / 100).toFixed(2) }
  return entryOf(returned, isNew, { ...entry, ...more })
}

/** Statements by their names, as banks hand out several. */
export const zipOf = (files: Record<string, Buffer>) => Buffer.from(zipSync(files))
