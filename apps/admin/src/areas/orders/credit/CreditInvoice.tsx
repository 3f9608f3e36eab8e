import TextField from '@mui/material/TextField'
import { creditInvoice, type InvoiceRest, readRest } from '@tafelrunde/contract/admin/money/credits'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { signedMoney } from '../../../shared/invoices/invoices.texts.ts'
import css from './credit.module.css'
import { itemsOf, previewOf, type Typed } from './credit.rules.ts'

type LineProps = {
  line: InvoiceRest['lines'][number]
  typed: Typed
  onChange: (typed: Typed) => void
}

const leftText = ({ left_quantity, unit_cents, left_net_cents }: InvoiceRest['lines'][number]) =>
  left_quantity > 0
    ? `noch ${left_quantity} zu je ${money(unit_cents)}, zusammen ${money(left_net_cents)} netto`
    : `noch ${money(left_net_cents)} netto`

const Line = ({ line, typed, onChange }: LineProps) => (
  <fieldset className={css['line']}>
    <legend>{line.name}</legend>
    <p className="detail">{leftText(line)}</p>
    <TextField
      label="Anzahl"
      type="number"
      size="small"
      value={typed.quantity}
      disabled={line.left_quantity === 0}
      onChange={({ target }) => onChange({ ...typed, quantity: target.value })}
      slotProps={{ htmlInput: { min: 1, max: line.left_quantity } }}
    />
    <TextField
      label="Betrag netto"
      size="small"
      value={typed.cents}
      onChange={({ target }) => onChange({ ...typed, cents: target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  </fieldset>
)

const Preview = ({ rest, typed }: { rest: InvoiceRest; typed: ReadonlyMap<number, Typed> }) => {
  const preview = previewOf(rest, typed)
  return (
    <div role="status" className={css['preview']}>
      {preview?.taxes.map((tax, index) => (
        <p key={index}>
          {signedMoney(tax.netCents)} netto,{' '}
          {tax.vatPercent > 0
            ? `${signedMoney(tax.vatCents)} USt. (${tax.vatPercent}\u00A0%)`
            : `ohne USt. ${tax.exemption}`}
        </p>
      ))}
      <p>
        Korrektur <strong>{preview ? signedMoney(preview.gross) : '…'}</strong>
      </p>
      <p>
        Rechnung bisher {money(rest.left_cents)}, danach{' '}
        <strong>{preview ? money(preview.left) : '…'}</strong>
      </p>
    </div>
  )
}

type Props = { order: Order; invoice: NonNullable<Order['invoice']> }
const nothing = { quantity: '', cents: '' }

const Asked = ({ order, invoice, rest }: Props & { rest: InvoiceRest }) => {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map())
  const [reason, setReason] = useState('')
  return (
    <Deed
      label="Rechnung korrigieren"
      title={`Rechnung ${invoice.number} korrigieren`}
      verb="Korrektur schreiben"
      text={`Eine Rechnungskorrektur mit eigener Nummer nimmt einen Teil zurück und geht als Mail an ${order.contact_email}. Nennen Sie je Zeile, wie viel davon entfällt, oder einen Nettobetrag. Die Bestellung bleibt, wie sie ist; was schon bezahlt ist, wird Guthaben. Eine Korrektur lässt sich nicht zurücknehmen.`}
      done="Die Rechnungskorrektur ist geschrieben und unterwegs."
      // As it is typed: the server says what is wrong with it.
      perform={() =>
        call(creditInvoice, {
          params: { id: invoice.id },
          body: { items: itemsOf(typed), reason, left_cents: rest.left_cents },
        })
      }
    >
      {rest.lines
        .filter(({ left_net_cents }) => left_net_cents > 0)
        .map(line => (
          <Line
            key={line.line}
            line={line}
            typed={typed.get(line.line) ?? nothing}
            onChange={now => setTyped(new Map([...typed, [line.line, now]]))}
          />
        ))}
      <TextField
        label="Grund"
        helperText="Er steht auf der Rechnungskorrektur, etwa „Ein Tisch stand nicht bereit“."
        fullWidth
        margin="normal"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Preview rest={rest} typed={typed} />
    </Deed>
  )
}

/** Takes back some of an invoice, as long as something is left of it. */
export const CreditInvoice = ({ order, invoice }: Props) => {
  const { data } = useQuery({
    queryKey: ['orders', 'rest', invoice.id, invoice.credits.length],
    queryFn: () => call(readRest, { params: { id: invoice.id } }),
  })
  return data && data.left_cents > 0 ? <Asked order={order} invoice={invoice} rest={data} /> : null
}
