import { withdrawEntry } from '@tafelrunde/contract/admin/money/bank'
import {
  type OrderBalance,
  type OrderPayment,
  readBalance,
  withdrawPayment,
} from '@tafelrunde/contract/admin/money/order-payments'
import { withdrawRefundReturn } from '@tafelrunde/contract/admin/money/refunds'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { Card } from '../../../shared/pages/Card.tsx'
import { Facts } from '../../../shared/pages/Facts.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { wayTexts } from '../../../shared/payments/ways.texts.ts'
import css from '../order.module.css'
import { NotePayment, NoteRefund } from './NoteMoney.tsx'

const dayOf = (day: string) => tableDay(new Date(`${day}T12:00:00Z`))
const before = {
  bank: '',
  hand: '',
  refund: 'Erstattet: ',
  returned: 'Von der Bank zurückgegeben: ',
  refund_returned: 'Erstattung kam zurück: ',
}
const textOf = ({ kind, cents, day }: OrderPayment) => `${before[kind]}${money(cents)} am ${dayOf(day)}`
const detailOf = ({ kind, way, note, noted_by }: OrderPayment) =>
  kind === 'bank' || kind === 'returned'
    ? `Bank: ${note || 'ohne Namen'}`
    : [way && wayTexts[way], note, noted_by].filter(Boolean).join(', ')

const ofBank =
  'Wenn das Geld zu einer anderen Rechnung gehört. Es zählt dann bei keiner mehr, und was dadurch offen ist, ist wieder offen. Aus demselben Kontoauszug lässt es sich neu zuordnen. Niemand bekommt eine Mail.'

const ofRefund =
  ' Hat die Bank eine Zahlungsdatei mit ihr schon ausgeführt, dann nur, wenn das Geld zurückgekommen ist.'

/** What was noted as come back did not. */
const StillRefunded = ({ payment }: { payment: OrderPayment }) => (
  <Deed
    label="War ein Irrtum"
    name={`War ein Irrtum: ${textOf(payment)}`}
    title="Rücküberweisung zurücknehmen"
    text="Die Erstattung zählt dann wieder, wie vorher. Der Aussteller bekommt eine Mail. Das ist nur richtig, wenn das Geld doch nicht zurückkam."
    done="Die Erstattung zählt wieder. Die Mail ist unterwegs."
    verb="Zurücknehmen"
    isDangerous
    perform={async () => {
      await call(withdrawRefundReturn, { params: { id: payment.id } })
    }}
  />
)

const Withdraw = ({ payment }: { payment: OrderPayment }) => {
  const title = payment.kind === 'refund' ? 'Erstattung zurücknehmen' : 'Zahlung zurücknehmen'
  const text = `${textOf(payment)} zählt dann nicht mehr.${payment.kind === 'refund' ? ofRefund : ''} Niemand bekommt eine Mail.`
  const params = { id: payment.id }
  return (
    <Deed
      label="Zurücknehmen"
      name={`${title}: ${textOf(payment)}`}
      title={title}
      text={payment.kind === 'bank' ? ofBank : text}
      done="Zurückgenommen."
      isDangerous
      perform={async () => {
        await (payment.kind === 'bank' ? call(withdrawEntry, { params }) : call(withdrawPayment, { params }))
      }}
    />
  )
}

const Sums = ({ balance }: { balance: OrderBalance }) => {
  const { papers_cents, received_cents, refunded_cents, open_cents } = balance
  return (
    <Facts
      facts={{
        Berechnet: money(papers_cents),
        Bezahlt: money(received_cents),
        Erstattet: refunded_cents > 0 && money(refunded_cents),
        [open_cents < 0 ? 'Guthaben' : 'Offen']: <strong>{money(Math.abs(open_cents))}</strong>,
      }}
    />
  )
}

/** What came in for an order and went back, and what it still owes, whichever of its invoices was paid. */
export const Payments = ({ order: { id, invoice, state } }: { order: Order }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'payments', id, invoice?.id, invoice?.credits.length, state],
    queryFn: () => call(readBalance, { params: { id } }),
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data?.has_papers) return null
  const { open_cents: openCents, payments } = data
  return (
    <Card title="Zahlungen">
      <Sums balance={data} />
      {payments.length > 0 && (
        <ul className="rows">
          {payments.map(payment => (
            <li key={`${payment.kind} ${payment.id}`}>
              <span>
                {textOf(payment)}
                <span className="detail">{detailOf(payment)}</span>
              </span>
              {payment.kind === 'refund_returned' ? (
                <StillRefunded payment={payment} />
              ) : (
                payment.kind !== 'returned' && <Withdraw payment={payment} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={css['deeds']}>
        <NotePayment key={openCents} order={id} openCents={openCents} />
        {openCents < 0 && (
          <>
            <Button label="Guthaben überweisen" to="/invoices/credits" />
            <NoteRefund key={`refund ${openCents}`} order={id} openCents={openCents} />
          </>
        )}
      </p>
    </Card>
  )
}
