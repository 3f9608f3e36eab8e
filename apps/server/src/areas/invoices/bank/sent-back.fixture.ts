/** A transfer of ours that came back, as a bank's statement says it. */
export type Back = {
  /** What was sent, in cents; the bank keeps its fee of it. */
  cents: number
  fee?: number
  endToEnd?: string
  text?: string
  payee?: string
  iban?: string
  reason?: string
  told?: string
  day?: string
  reference?: string
}

const euros = (cents: number) => (cents / 100).toFixed(2)

/**
 * The entry as banks of the Deutsche Kreditwirtschaft write it (CAMT.053.001.08, business transaction code 159): the
 * parties stay those of the transfer, so that the association is the debtor, and the reason stands in `RtrInf`.
 */
export const sentBackEntry = ({
  cents,
  fee = 0,
  endToEnd = 'NOTPROVIDED',
  text = '',
  payee = 'Miriam Baumgärtner',
  iban = 'DE89370400440532013000',
  reason = 'AC04',
  told = '',
  day = '2027-03-08',
  reference = '',
}: Back) => `<Ntry>
  <NtryRef>2027-03-08-0012</NtryRef>
  <Amt Ccy="EUR">${euros(cents - fee)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
  ${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn>
    <Prtry><Cd>NRTI+159+00931</Cd><Issr>DK</Issr></Prtry></BkTxCd>
  <NtryDtls><TxDtls>
    <Refs><EndToEndId>${endToEnd}</EndToEndId><TxId>DEUTDEFF2027030800012</TxId></Refs>
    <Amt Ccy="EUR">${euros(cents - fee)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <AmtDtls><InstdAmt><Amt Ccy="EUR">${euros(cents)}</Amt></InstdAmt></AmtDtls>
    ${fee ? `<Chrgs><Rcrd><Amt Ccy="EUR">${euros(fee)}</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>` : ''}
    <RltdPties><Dbtr><Pty><Nm>Lehrkräfteverband Musterland</Nm></Pty></Dbtr>
      <DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct>
      <Cdtr><Pty><Nm>${payee}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties>
    <RmtInf><Ustrd>RETOURE ${text}</Ustrd></RmtInf>
    <RtrInf><OrgnlBkTxCd><Prtry><Cd>NTRF+116</Cd><Issr>DK</Issr></Prtry></OrgnlBkTxCd>
      <Rsn><Cd>${reason}</Cd></Rsn>${told && `<AddtlInf>${told}</AddtlInf>`}</RtrInf>
  </TxDtls></NtryDtls>
  <AddtlNtryInf>SEPA Credit Transfer Retoure</AddtlNtryInf></Ntry>`
