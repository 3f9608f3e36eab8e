import { moneyText } from '../../../common/money.texts.ts'
import {
  countryText,
  dateline,
  dateText,
  daysText,
  filledLines,
  ibanText,
  replacesText,
  shortDayText,
  timesText,
  unitsText,
} from '../../../common/papers.texts.ts'
import { fullName } from '../../../common/people.rules.ts'
import { vatIdText } from '../../../common/tax.texts.ts'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { declaredText } from '../declared/declared.texts.ts'
import { billedOf, type Spent } from '../receipts/rates.rules.ts'
import { paymentReference, type SettlementContent, settlementNumber } from '../settlements.rules.ts'
import { lineName, notSubmittedYet, validUnsigned } from '../settlements.texts.ts'
import { taxNoteOf } from '../taxes/taxes.texts.ts'

type Amount = { label: string; details: string; amount: string }

/** What an Abrechnung says, ready to be drawn: all words and figures as printed. */
export type SettlementDocument = {
  title: string
  number: string
  /** „Ersetzt die Abrechnung Nr. …“; empty for the first one. */
  replaces: string
  issuedAt: string
  dateline: string
  association: Letterhead
  person: { name: string; lines: string[] }
  event: { name: string; lines: string[] }
  lines: { name: string; date: string; times: string; units: string; fee: string }[]
  units: string
  fee: string
  feeNote: string
  /** Travel and expenses, and from which sum on VAT is due. */
  amounts: Amount[]
  total: string
  taxNote: string
  /** Where the money goes; empty if nobody knows yet. */
  payment: { label: string; text: string }[]
  remark: string
  closing: string
}

type Claim = Spent & { receipt: { name: string } | null }

/**
 * Why less is billed than a receipt says. It names no sum of VAT: what a Gutschrift shows is owed (§ 14c UStG).
 */
const billedText = (spent: Spent, isCharged: boolean) =>
  isCharged && spent.vatPercent
    ? `Beleg über ${moneyText(spent.cents)}, ohne die ${spent.vatPercent}\u00a0% Umsatzsteuer darin`
    : ''

const claimText = (claim: Claim, isCharged: boolean) =>
  filledLines(billedText(claim, isCharged), claim.receipt ? `Beleg: ${claim.receipt.name}` : '').join(' · ')

const travelAmount = ({ travel, sums, vatPercent }: SettlementContent): Amount => ({
  label: travel.mode === 'car' ? 'Fahrt mit dem Pkw' : 'Fahrt mit öffentlichen Verkehrsmitteln',
  details:
    travel.mode === 'car'
      ? `${travel.km}\u00a0km × ${moneyText(travel.centsPerKm)}`
      : claimText(travel, vatPercent > 0),
  amount: moneyText(sums.travel),
})

const amountsOf = (content: SettlementContent): Amount[] => {
  const { travel, expenses, tax, vatPercent, sums } = content
  const vat = [
    { label: 'Summe ohne Umsatzsteuer', details: '', amount: moneyText(sums.net) },
    { label: `Umsatzsteuer ${vatPercent}\u00a0%`, details: '', amount: moneyText(sums.vat) },
  ]
  return [
    ...(travel.cents > 0 ? [travelAmount(content)] : []),
    ...expenses.map(({ text, ...claim }) => ({
      label: text,
      details: claimText(claim, vatPercent > 0),
      amount: moneyText(billedOf(claim, vatPercent > 0)),
    })),
    ...(tax === 'vat' ? vat : []),
    ...(sums.donated > 0
      ? [
          {
            label: 'Verzicht als Spende',
            details: 'Mit dem Einreichen erklärt, ohne Bedingung (§ 10b Abs. 3 EStG)',
            amount: `−${moneyText(sums.donated)}`,
          },
        ]
      : []),
  ]
}

const paymentLines = ({ bank }: SettlementContent, reference: string) =>
  [
    { label: 'Kontoinhaber', text: bank.iban && bank.holder },
    { label: 'IBAN', text: ibanText(bank.iban) },
    { label: 'BIC', text: bank.bic },
    { label: 'Konto geändert', text: bank.changedAt ? `am ${dateText(bank.changedAt)}` : '' },
    { label: 'Verwendungszweck', text: bank.iban && reference },
  ].filter(({ text }) => text)

/**
 * Product: Settlements. One that is not submitted yet says so in its title. `payment` is which of its payments it names,
 * as the file for the bank does.
 */
export const settlementDocument = (
  id: number,
  content: SettlementContent,
  now: Date,
  payment = 1,
): SettlementDocument => {
  const { association, person, event, lines, sums } = content
  const issuedAt = content.submittedAt ?? now
  return {
    title: content.submittedAt ? 'Abrechnung' : 'Abrechnung (Entwurf)',
    number: settlementNumber(id, event, content.version),
    replaces: content.replaces ? replacesText('Abrechnung', content.replaces) : '',
    issuedAt: issuedAt.toISOString(),
    dateline: dateline(association, issuedAt),
    association,
    person: {
      name: fullName(person),
      lines: filledLines(
        person.street,
        `${person.postalCode} ${person.city}`,
        person.country && countryText(person.country),
        person.taxNumber && `Steuernummer\u00a0${person.taxNumber}`,
        vatIdText(person.vatId),
      ),
    },
    event: { name: event.name, lines: filledLines(daysText(event), event.location) },
    lines: lines.map(line => ({
      name: lineName(line),
      date: shortDayText(line.startsAt),
      times: timesText(line),
      units: unitsText(line.units),
      fee: moneyText(line.feeCents),
    })),
    units: unitsText(sums.units),
    fee: moneyText(sums.fee),
    feeNote: `Vereinbart: ${content.feeRule}. Unterrichtseinheiten (UE) zu ${event.unitMinutes}\u00a0Minuten.`,
    amounts: amountsOf(content),
    total: moneyText(sums.total),
    taxNote: filledLines(taxNoteOf(content), content.declared ? declaredText(content.declared) : '').join(
      ' ',
    ),
    payment: paymentLines(content, paymentReference(id, payment)),
    remark: content.remark,
    closing: content.submittedAt ? validUnsigned : notSubmittedYet,
  }
}
