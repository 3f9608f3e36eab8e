import type { Receipt } from '@tafelrunde/contract/lecturers/receipts'
import type { Settlement, SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { tableDay, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { type ComponentProps, useState } from 'react'
import { LinkBase } from 'react-admin'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { stateWord } from '../../shared/states.texts.ts'
import { allowanceFacts } from './allowance.texts.ts'
import { BankCard } from './Bank.tsx'
import { DonationCard } from './Donation.tsx'
import { ReceiptButton, ReceiptCard } from './Receipts.tsx'
import { ReturnedTransferCard } from './ReturnedTransfer.tsx'
import { claimsOf } from './receipts.rules.ts'
import { SettlementDeeds } from './SettlementDeeds.tsx'
import { SettlementStateChip } from './SettlementState.tsx'
import css from './settlement.module.css'

type Props = { settlement: Settlement }

const taxTexts: Record<SettlementTax, string> = {
  vat: 'mit Umsatzsteuer',
  small_business: 'Kleinunternehmer, §\u00A019\u00A0UStG',
  reverse_charge: 'der Verband schuldet sie, §\u00A013b\u00A0UStG',
  allowance: 'Freibetrag, §\u00A03 Nr.\u00A026\u00A0EStG',
}

/** Where VAT is charged, receipts say more than is billed. */
const Billed = ({ cents, billed, percent }: { cents: number; billed: number; percent: number | null }) =>
  billed === cents ? null : (
    <span className="detail">
      Beleg über {money(cents)}, ohne die {percent}&nbsp;% Umsatzsteuer darin
    </span>
  )

type SumsProps = Props & Omit<ComponentProps<typeof ReceiptButton>, 'receipt'>

const Sums = ({ settlement, ...receipts }: SumsProps) => (
  <table className={css['sums']}>
    <tbody>
      {settlement.timeslots.map(line => (
        <tr key={line.id}>
          <td>
            {line.workshop}
            <span className="detail">
              {tableDay(line.start)} · {timeRange(line.start, line.end)} · {line.units.toLocaleString('de')}{' '}
              UE{line.is_called_off && ' · entfallen, Honorar bleibt'}
            </span>
          </td>
          <td>{money(line.fee_cents)}</td>
        </tr>
      ))}
      <tr>
        <td>
          Fahrt
          {settlement.travel_km > 0 && (
            <span className="detail">
              {settlement.travel_km} km zu {money(settlement.travel_cents_per_km)}
            </span>
          )}
          <Billed
            cents={settlement.travel_cents}
            billed={settlement.travel_billed_cents}
            percent={settlement.travel_vat_percent}
          />
          {settlement.travel_receipt && <ReceiptButton receipt={settlement.travel_receipt} {...receipts} />}
        </td>
        <td>{money(settlement.travel_billed_cents)}</td>
      </tr>
      {settlement.expenses.map((expense, index) => (
        <tr key={index}>
          <td>
            {expense.text}
            <Billed cents={expense.cents} billed={expense.billed_cents} percent={expense.vat_percent} />
            {expense.receipt && <ReceiptButton receipt={expense.receipt} {...receipts} />}
          </td>
          <td>{money(expense.billed_cents)}</td>
        </tr>
      ))}
      {settlement.vat_cents > 0 && (
        <tr>
          <td>Umsatzsteuer {settlement.vat_percent} %</td>
          <td>{money(settlement.vat_cents)}</td>
        </tr>
      )}
      {settlement.donation.cents > 0 && (
        <tr>
          <td>Verzicht als Spende</td>
          <td>−{money(settlement.donation.cents)}</td>
        </tr>
      )}
      <tr>
        <th scope="row">Summe</th>
        <td>
          <strong>{money(settlement.total_cents)}</strong>
        </td>
      </tr>
    </tbody>
  </table>
)

const stepNames: Partial<Record<Settlement['steps'][number]['kind'], string>> = {
  bank: 'anderes Konto',
  bank_confirmed: 'Konto geprüft',
  closed: 'freigegeben und abgeschlossen',
  transfer_returned: 'Überweisung kam zurück',
}

const Steps = ({ settlement: { steps } }: Props) => (
  <ul className="rows">
    {steps.map((step, index) => (
      <li key={index}>
        <span>
          {stepNames[step.kind] ?? stateWord(step.state)}
          {step.remark && <span className="detail">{step.remark}</span>}
        </span>
        <span className="quiet">
          {tableDayAndTime(step.at)} · {step.by}
        </span>
      </li>
    ))}
  </ul>
)

const About = ({ settlement }: Props) => {
  const { event, lecturer, tax } = settlement
  return (
    <Card title="Abrechnung">
      <Facts
        facts={{
          'Referent/in': <LinkBase to={`/lecturers/${lecturer.id}/show`}>{fullName(lecturer)}</LinkBase>,
          Veranstaltung: <LinkBase to={`/events/${event.id}/show`}>{event.name}</LinkBase>,
          Stand: <SettlementStateChip {...settlement} />,
          Honorar: settlement.fee_rule,
          Steuer: taxTexts[tax],
          ...allowanceFacts(settlement),
          ...(settlement.owed_vat_cents > 0 && {
            'Umsatzsteuer, die der Verband abführt': `${money(settlement.owed_vat_cents)} (${settlement.owed_vat_percent}\u00A0%)`,
          }),
          Anmerkung: settlement.remark,
          Zurückgegeben: settlement.return_remark,
        }}
      />
      <SettlementDeeds settlement={settlement} />
    </Card>
  )
}

/** The receipts stand beside the sums, so that both are seen at once; without any the sums stand there. */
const Body = ({ settlement }: Props) => {
  const claims = claimsOf(settlement)
  const [chosen, setChosen] = useState<Receipt>()
  const claim = claims.find(({ receipt }) => receipt.id === chosen?.id) ?? claims[0]
  const sums = (
    <Card title="Was sie ausmacht">
      <Sums settlement={settlement} shown={claim?.receipt} show={setChosen} />
    </Card>
  )
  return (
    <div className={claim ? css['beside'] : 'show-columns'}>
      <div className="stack">
        <About settlement={settlement} />
        <ReturnedTransferCard settlement={settlement} />
        <BankCard settlement={settlement} />
        <DonationCard settlement={settlement} />
        {claim && sums}
        {settlement.steps.length > 0 && (
          <Card title="Weg">
            <Steps settlement={settlement} />
          </Card>
        )}
      </div>
      {claim ? (
        <div className={css['receipt']}>
          <ReceiptCard claim={claim} />
        </div>
      ) : (
        <div className="stack">{sums}</div>
      )}
    </div>
  )
}

export const SettlementShow = () => (
  <AreaShow<Settlement>
    area="settlements"
    label="Alle Abrechnungen"
    titleOf={({ lecturer, event }) => `${fullName(lecturer)}, ${event.name}`}
    render={settlement => <Body settlement={settlement} />}
  />
)
