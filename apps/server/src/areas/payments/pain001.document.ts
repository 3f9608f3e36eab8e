import type { TransferAddress } from './payment-files.rules.ts'
import { sepaReference, sepaText } from './sepa-text.rules.ts'

export type Transfer = {
  endToEndId: string
  name: string
  /** Without spaces, in capitals. */
  iban: string
  bic: string | null
  address: TransferAddress | null
  cents: number
  remittance: string
}

/** What an account's owner asks their bank to pay, all on one day. */
export type CreditTransfer = {
  messageId: string
  createdAt: Date
  /** `YYYY-MM-DD` */
  execution: string
  /** Its address only where a transfer has to name it. */
  debtor: { name: string; iban: string; bic: string | null; address: TransferAddress | null }
  transfers: Transfer[]
}

/** The most that one transfer may be: 999999999.99 €. */
const mostCents = 99_999_999_999

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const transferAmount = (cents: number) => {
  if (!Number.isInteger(cents) || cents < 1 || cents > mostCents)
    throw new Error(`${cents} cents cannot be transferred`)
  return amount(cents)
}

/** ISO 20022's word for what has to be there and is not known. */
const notProvided = 'NOTPROVIDED'
const nameOf = (name: string) => sepaText(name, 70) || notProvided
const identification = (text: string) => sepaReference(text, 35) || notProvided
const account = (iban: string) => ({ Id: { IBAN: iban } })

/** „Am Alten Markt 12 a“ in street and number. */
const houseNumber = /^(.*[^\d\s,]),? +(\d{1,5} ?[a-zA-Z]?(?: ?[-/] ?\d{1,5} ?[a-zA-Z]?)?)$/

/**
 * A structured address must have town and country, the rest may be missing; lines are not accepted any more (EPC, from
 * November 2026). A number in front, „12 rue de la Paix“, stays with its street.
 */
const addressOf = ({ street, postalCode, city, country }: TransferAddress) => {
  const town = sepaText(city, 35)
  if (!town) return undefined
  const line = sepaText(street, 140)
  const [, name = line, number = ''] = houseNumber.exec(line) ?? []
  return {
    StrtNm: sepaText(name, 70) || undefined,
    BldgNb: sepaText(number, 16) || undefined,
    PstCd: sepaText(postalCode, 16) || undefined,
    TwnNm: town,
    Ctry: country,
  }
}

const party = ({ name, address }: { name: string; address: TransferAddress | null }) => ({
  Nm: nameOf(name),
  PstlAdr: address ? addressOf(address) : undefined,
})

const transaction = ({ endToEndId, name, iban, bic, address, cents, remittance }: Transfer) => {
  const text = sepaReference(remittance, 140)
  return {
    PmtId: { EndToEndId: identification(endToEndId) },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': transferAmount(cents) } },
    CdtrAgt: bic ? { FinInstnId: { BICFI: bic } } : undefined,
    Cdtr: party({ name, address }),
    CdtrAcct: account(iban),
    RmtInf: text ? { Ustrd: text } : undefined,
  }
}

/**
 * A SEPA credit transfer as the message pain.001.001.09, element by element in their order: what the European Payments
 * Council's SEPA Credit Transfer Scheme Customer-to-PSP Implementation Guidelines allow (EPC132-08, 2025 version 1.0, and
 * their schema of it), as one payment that the bank may book in one sum.
 */
export const creditTransferDocument = (transfer: CreditTransfer) => {
  const { messageId, createdAt, execution, debtor, transfers } = transfer
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: amount(transfers.reduce((sum, { cents }) => sum + cents, 0)),
  }
  return {
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: identification(messageId),
          CreDtTm: createdAt.toISOString(),
          ...sums,
          InitgPty: { Nm: nameOf(debtor.name) },
        },
        PmtInf: {
          PmtInfId: identification(messageId),
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: execution },
          Dbtr: party(debtor),
          DbtrAcct: account(debtor.iban),
          DbtrAgt: { FinInstnId: debtor.bic ? { BICFI: debtor.bic } : { Othr: { Id: notProvided } } },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transfers.map(transaction),
        },
      },
    },
  }
}
