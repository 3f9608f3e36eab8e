import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { changeDiscount } from '@tafelrunde/contract/admin/money/orders'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { centsOf } from '@tafelrunde/contract/values/money'
import { money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { discounted, positionsOf } from './discounted.rules.ts'
import css from './order.module.css'

const ways = { none: 'keiner', percent: 'in Prozent', cents: 'als Betrag (netto)' }
type Way = keyof typeof ways
const isWay = (text: string): text is Way => text in ways

const startOf = ({ discount }: Order): { way: Way; value: string } => {
  if (!discount) return { way: 'none', value: '' }
  return discount.percent === null
    ? { way: 'cents', value: ((discount.cents ?? 0) / 100).toFixed(2).replace('.', ',') }
    : { way: 'percent', value: String(discount.percent) }
}

/** What is off a confirmed order, as long as there is no invoice. */
export const Discount = ({ order }: { order: Order }) => {
  const [{ way, value }, setOff] = useState(startOf(order))
  const [reason, setReason] = useState(order.discount?.reason ?? '')
  const wish = {
    percent: way === 'percent' ? Number(value) : null,
    cents: way === 'cents' ? (centsOf(value) ?? 0) : null,
    reason: way === 'none' ? '' : reason,
  }
  const isKnown = way === 'none' || Boolean(wish.percent || wish.cents)
  const after = isKnown && discounted(positionsOf(order), way === 'none' ? null : wish)
  return (
    <Deed
      label="Rabatt"
      title="Rabatt auf die Bestellung"
      verb="Speichern"
      text={`Er geht vom Nettobetrag ab und steht mit seinem Grund auf der Auftragsbestätigung und der Rechnung. Die neue Auftragsbestätigung geht an ${order.contact_email}.`}
      done="Gespeichert. Die Mail ist unterwegs."
      // As it is typed: the server says what is wrong with it.
      perform={() =>
        call(changeDiscount, {
          params: { id: order.id },
          body: { ...wish, cents: way === 'cents' ? value || 0 : null },
        })
      }
    >
      <div className={css['change']}>
        <TextField
          select
          label="Rabatt"
          value={way}
          onChange={({ target }) => setOff({ way: isWay(target.value) ? target.value : 'none', value: '' })}
        >
          {Object.entries(ways).map(([id, text]) => (
            <MenuItem key={id} value={id}>
              {text}
            </MenuItem>
          ))}
        </TextField>
        {way === 'percent' && (
          <TextField
            label="Prozent"
            type="number"
            value={value}
            onChange={({ target }) => setOff({ way, value: target.value })}
            slotProps={{ htmlInput: { min: 1, max: 100 } }}
          />
        )}
        {way === 'cents' && (
          <TextField
            label="Betrag in Euro"
            value={value}
            onChange={({ target }) => setOff({ way, value: target.value })}
          />
        )}
      </div>
      {way !== 'none' && (
        <TextField
          label="Grund"
          helperText="Er steht auf der Rechnung, etwa „Frühbucher“."
          fullWidth
          margin="normal"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <p role="status" className={css['total']}>
        Bisher {money(order.gross_cents)}, danach <strong>{after === false ? '…' : money(after)}</strong>
      </p>
    </Deed>
  )
}
