import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { addFreeLine, getFreeLineTaxes, removeFreeLine } from '@tafelrunde/contract/admin/money/free-lines'
import { ListedTax } from '@tafelrunde/contract/admin/money/orders'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { centsOf } from '@tafelrunde/contract/values/money'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { taxTexts } from '../../shared/listedTaxes.texts.ts'
import { discounted, freeLine, positionsOf } from './discounted.rules.ts'
import css from './order.module.css'

type Props = { order: Order }
const mailed = ({ contact_email }: Order) => `Die neue Auftragsbestätigung geht an ${contact_email}.`
type Typed = {
  name: string
  quantity: string
  price: string
  tax: ListedTax
  exemption: string
  onSite: boolean
}
const empty: Typed = { name: '', quantity: '1', price: '', tax: 'standard', exemption: '', onSite: false }

const useTotal = (order: Order, wish: Typed) => {
  const { data } = useQuery({
    queryKey: ['orders', 'free-line-taxes', order.id],
    queryFn: () => call(getFreeLineTaxes, { params: { id: order.id } }),
    gcTime: 0,
  })
  const cents = centsOf(wish.price)
  if (!data || cents === undefined) return undefined
  const line = freeLine({ ...wish, quantity: Number(wish.quantity), cents }, order, data)
  return discounted([...positionsOf(order), line], order.discount)
}

/** What is on no price list: a confirmed order gets it, as long as there is no invoice. */
export const AddFreeLine = ({ order }: Props) => {
  const [wish, setWish] = useState(empty)
  const { name, quantity, price, tax, exemption, onSite } = wish
  const after = useTotal(order, wish)
  return (
    <Deed
      label="Freie Zeile"
      title="Freie Zeile hinzufügen"
      verb="Hinzufügen"
      text={`Für das, was nicht auf der Preisliste steht. Sie steht auf der Auftragsbestätigung und der Rechnung; der Aussteller sieht sie und ändert sie nicht. ${mailed(order)}`}
      done="Hinzugefügt. Die Mail ist unterwegs."
      // As it is typed: the server says what is wrong with it.
      perform={() =>
        call(addFreeLine, {
          params: { id: order.id },
          body: {
            name,
            quantity,
            unit_cents: price,
            tax_case: tax,
            exemption,
            on_site: onSite,
            gross_cents: order.gross_cents,
          },
        })
      }
    >
      <div className={css['line']}>
        <TextField
          label="Text"
          helperText="Er steht so auf der Rechnung, etwa „Aufbauhilfe, zwei Stunden“."
          value={name}
          onChange={({ target }) => setWish({ ...wish, name: target.value })}
        />
        <TextField
          label="Anzahl"
          type="number"
          value={quantity}
          onChange={({ target }) => setWish({ ...wish, quantity: target.value })}
          slotProps={{ htmlInput: { min: 1 } }}
        />
        <TextField
          label="Einzelpreis netto"
          value={price}
          onChange={({ target }) => setWish({ ...wish, price: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          select
          label="Umsatzsteuer"
          value={tax}
          onChange={({ target }) =>
            setWish({ ...wish, tax: ListedTax.options.find(one => one === target.value) ?? tax })
          }
        >
          {ListedTax.options.map(one => (
            <MenuItem key={one} value={one}>
              {taxTexts[one]}
            </MenuItem>
          ))}
        </TextField>
        {tax === 'exempt' && (
          <TextField
            label="Steuerfrei nach"
            helperText="Etwa „§ 4 Nr. 22 Buchst. a UStG“"
            value={exemption}
            onChange={({ target }) => setWish({ ...wish, exemption: target.value })}
          />
        )}
        <FormControlLabel
          control={
            <Checkbox checked={onSite} onChange={(_, isOnSite) => setWish({ ...wish, onSite: isOnSite })} />
          }
          label="Leistung vor Ort, wie Essen: auch für Firmen aus dem Ausland hier versteuert"
        />
      </div>
      <p role="status" className={css['total']}>
        Bisher {money(order.gross_cents)}, danach <strong>{after === undefined ? '…' : money(after)}</strong>
      </p>
    </Deed>
  )
}

/** Takes one of them away again. */
export const RemoveFreeLine = ({ order, line, name }: Props & { line: number; name: string }) => (
  <Deed
    label="Entfernen"
    name={`„${name}“ entfernen`}
    title={`„${name}“ entfernen`}
    verb="Entfernen"
    text={`Die Bestellung kostet dann weniger. ${mailed(order)}`}
    done="Entfernt. Die Mail ist unterwegs."
    isDangerous
    isTold
    perform={() => call(removeFreeLine, { params: { id: line } })}
  />
)
