import TextField from '@mui/material/TextField'
import { endOrder, endOrderForFee } from '@tafelrunde/contract/admin/money/orders'
import { endingTermText, termOn } from '@tafelrunde/contract/exhibitions/ending-terms'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { byMail, MailedReason } from './MailedReason.tsx'

type Props = { order: Order }

/** What the event's terms ask for the end of an order today. */
const dueOf = ({ ending_terms = [] }: Order) => termOn(ending_terms, berlinDay(new Date()))

const proposedFee = (order: Order) => {
  const cents = dueOf(order)?.cents ?? 0
  return cents > 0 ? (cents / 100).toFixed(2).replace('.', ',') : ''
}

const hintOf = (order: Order) => {
  const due = dueOf(order)
  const reason =
    due && `Vorgeschlagen nach den Stornobedingungen: ${endingTermText(due)}; Sie können weniger verlangen. `
  return `${reason ?? ''}Leer: keine. Sie ist Schadensersatz ohne Umsatzsteuer, höchstens ${money(order.total_cents)}; eine Rechnung darüber geht gleich hinaus.`
}

/** Ends a confirmed order, for a fee where the office wants one. */
export const EndOrder = ({ order }: Props) => {
  const [reason, setReason] = useState('')
  const [fee, setFee] = useState(() => proposedFee(order))
  return (
    <Deed
      label="Bestellung beenden"
      title="Bestellung beenden"
      text={`Die Bestellung ist dann storniert und wird nicht berechnet, außer Sie verlangen eine Stornopauschale. Tische und alles andere werden wieder frei, und der Eintrag im Ausstellerverzeichnis dieser Veranstaltung geht. ${byMail(order)}`}
      done="Beendet. Die Mail ist unterwegs."
      isDangerous
      perform={() =>
        fee.trim()
          ? call(endOrderForFee, { params: { id: order.id }, body: { reason, fee_cents: fee } })
          : call(endOrder, { params: { id: order.id }, body: { reason } })
      }
    >
      <MailedReason value={reason} onChange={setReason} />
      <TextField
        label="Stornopauschale in Euro"
        helperText={hintOf(order)}
        fullWidth
        margin="normal"
        value={fee}
        onChange={({ target }) => setFee(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Deed>
  )
}
