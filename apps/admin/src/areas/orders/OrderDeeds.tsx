import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { cancelInvoice, confirmOrder, declineOrder } from '@tafelrunde/contract/admin/money/orders'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'
import { CreditInvoice } from './credit/CreditInvoice.tsx'
import { Discount } from './Discount.tsx'
import { EndOrder } from './EndOrder.tsx'
import { AddFreeLine } from './FreeLine.tsx'
import { byMail, MailedReason } from './MailedReason.tsx'
import css from './order.module.css'
import { Invoicing } from './tax/Invoicing.tsx'

type Props = { order: Order }

const Confirm = ({ order }: Props) => {
  const [places, setPlaces] = useState('')
  const missing = order.tables - order.places.length
  const assigned = places.split(',').flatMap(place => place.trim() || [])
  return (
    <Deed
      label="Bestätigen"
      title="Bestellung bestätigen"
      text={byMail(order)}
      done="Bestätigt. Die Mail ist unterwegs."
      perform={() => call(confirmOrder, { params: { id: order.id }, body: { places: assigned } })}
    >
      {missing > 0 && (
        <TextField
          label="Tische zuweisen"
          helperText={`${counted(missing, 'Tisch ist', 'Tische sind')} noch ohne Platz. Mit Kommas: A4, A5. Darf leer bleiben.`}
          fullWidth
          value={places}
          onChange={({ target }) => setPlaces(target.value)}
        />
      )}
    </Deed>
  )
}

const Decline = ({ order }: Props) => {
  const [remark, setRemark] = useState('')
  return (
    <Deed
      label="Ablehnen"
      title="Bestellung ablehnen"
      text={`Tische und alles andere werden wieder frei. ${byMail(order)}`}
      done="Abgelehnt. Die Mail ist unterwegs."
      isDangerous
      perform={() => call(declineOrder, { params: { id: order.id }, body: { remark } })}
    >
      <MailedReason value={remark} onChange={setRemark} />
    </Deed>
  )
}

const Cancellation = ({ order, invoice }: Props & { invoice: NonNullable<Order['invoice']> }) => {
  const [reason, setReason] = useState('')
  const [next, setNext] = useState<'stays' | 'ends'>('stays')
  const becomes = order.event_cancelled ? 'Die Veranstaltung ist abgesagt: Die Bestellung endet damit.' : ''
  const paid =
    'Was dafür bezahlt ist, bleibt bei der Bestellung: Es zählt für ihre nächste Rechnung oder ist ein Guthaben.'
  return (
    <Deed
      label="Rechnung stornieren"
      title={`Rechnung ${invoice.number} stornieren`}
      text={[
        `Eine Stornorechnung nimmt ${invoice.credits.length > 0 ? 'zurück, was die Korrekturen von ihr übrig lassen,' : 'sie ganz zurück'} und geht als Mail an ${order.contact_email}.`,
        becomes,
        paid,
      ]
        .filter(Boolean)
        .join(' ')}
      done="Storniert. Die Stornorechnung ist unterwegs."
      isDangerous
      perform={() => call(cancelInvoice, { params: { id: invoice.id }, body: { reason, order: next } })}
    >
      <TextField
        label="Grund"
        helperText="Er steht auf der Stornorechnung. Darf leer bleiben."
        fullWidth
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {!order.event_cancelled && order.state !== 'cancelled' && (
        <TextField
          select
          label="Was wird aus der Bestellung?"
          fullWidth
          value={next}
          onChange={({ target }) => setNext(target.value === 'ends' ? 'ends' : 'stays')}
          helperText={
            next === 'ends'
              ? 'Sie ist dann storniert; Tische und alles andere werden frei.'
              : 'Sie ist dann wieder bestätigt, lässt sich ändern und neu berechnen.'
          }
        >
          <MenuItem value="stays">Neu berechnen</MenuItem>
          <MenuItem value="ends">Beenden</MenuItem>
        </TextField>
      )}
    </Deed>
  )
}

/** What the office can do with an order in its state. */
export const OrderDeeds = ({ order }: Props) => (
  <p className={css['deeds']}>
    {order.state === 'ordered' && <Confirm order={order} />}
    {(order.state === 'ordered' || order.state === 'confirmed') && (
      <ChangeOrder key={`${order.state} ${order.gross_cents} ${order.places.join()}`} order={order} />
    )}
    {order.state === 'ordered' && <Decline order={order} />}
    {order.state === 'confirmed' && <AddFreeLine key={JSON.stringify(order.items)} order={order} />}
    {order.state === 'confirmed' && (
      <Discount key={`${order.gross_cents} ${JSON.stringify(order.discount)}`} order={order} />
    )}
    {order.state === 'confirmed' && <Invoicing order={order} />}
    {order.state === 'confirmed' && (
      <EndOrder key={`${order.total_cents} ${JSON.stringify(order.ending_terms)}`} order={order} />
    )}
    {order.invoice && (
      <CreditInvoice key={order.invoice.credits.length} order={order} invoice={order.invoice} />
    )}
    {order.invoice && <Cancellation order={order} invoice={order.invoice} />}
  </p>
)
