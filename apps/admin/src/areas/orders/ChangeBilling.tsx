import TextField from '@mui/material/TextField'
import { changeBilling } from '@tafelrunde/contract/admin/money/orders'
import type { Order, OrderBilling } from '@tafelrunde/contract/exhibitions/orders'
import { money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import css from './order.module.css'

const labels: Record<keyof OrderBilling, string> = {
  company: 'Firma',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  country: 'Land (zwei Buchstaben)',
  vat_id: 'USt-IdNr.',
  contact_name: 'Kontakt',
  contact_email: 'E-Mail-Adresse',
  contact_phone: 'Telefon',
  reference: 'Zeichen des Ausstellers',
  leitweg_id: 'Leitweg-ID',
}
const names = [
  'company',
  'street',
  'postal_code',
  'city',
  'country',
  'vat_id',
  'contact_name',
  'contact_email',
  'contact_phone',
  'reference',
  'leitweg_id',
] as const

const billingOf = (order: Order): OrderBilling => {
  const { company, street, postal_code, city, country, vat_id } = order
  const { contact_name, contact_email, contact_phone, reference, leitweg_id } = order
  const contact = { contact_name, contact_email, contact_phone }
  return { company, street, postal_code, city, country, vat_id, ...contact, reference, leitweg_id }
}

/** Whom the invoice goes to, apart from what is ordered. */
export const ChangeBilling = ({ order }: { order: Order }) => {
  const [billing, setBilling] = useState(billingOf(order))
  return (
    <Deed
      label="Anschrift ändern"
      title="Rechnungsanschrift ändern"
      text="Was bestellt ist, behält seine Preise. Land und USt-IdNr. entscheiden über die Umsatzsteuer. Niemand bekommt eine Mail."
      done={({ gross_cents }) =>
        gross_cents === order.gross_cents
          ? 'Geändert. Die Summe ist dieselbe.'
          : `Geändert. Die Summe ist jetzt ${money(gross_cents)} statt ${money(order.gross_cents)}.`
      }
      perform={() => call(changeBilling, { params: { id: order.id }, body: billing })}
    >
      <div className={css['billing']}>
        {names.map(name => (
          <TextField
            key={name}
            label={labels[name]}
            value={billing[name]}
            onChange={({ target }) => setBilling({ ...billing, [name]: target.value })}
          />
        ))}
      </div>
    </Deed>
  )
}
