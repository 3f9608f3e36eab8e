import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  type OrderBalance,
  PaymentWay,
  payOrder,
  refundOrder,
} from '@tafelrunde/contract/admin/money/order-payments'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { wayTexts } from '../../../shared/payments/ways.texts.ts'
import css from '../order.module.css'

const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, useGrouping: false })

type Props = { order: number; openCents: OrderBalance['open_cents'] }

const kinds = {
  payment: {
    endpoint: payOrder,
    label: 'Zahlung vermerken',
    text: (open: number) =>
      `${open > 0 ? `${money(open)} sind offen.` : 'Nichts ist offen: Was noch kommt, wird Guthaben.'} Was Sie aus einem Kontoauszug einlesen, steht von selbst hier. Niemand bekommt eine Mail.`,
    day: 'Eingegangen am',
    note: 'Darf leer bleiben, etwa „bar am Stand“ oder „Rest erlassen“.',
    done: 'Zahlung vermerkt.',
  },
  refund: {
    endpoint: refundOrder,
    label: 'Erstattung vermerken',
    text: (open: number) =>
      `${money(-open)} sind zu viel bezahlt. Hier steht nur, dass Sie es selbst erstattet haben; eine Datei für die Bank gibt es unter „Guthaben überweisen“. Niemand bekommt eine Mail.`,
    day: 'Erstattet am',
    note: 'Darf leer bleiben, etwa wohin Sie überwiesen haben.',
    done: 'Erstattung vermerkt.',
  },
}

const NoteMoney = ({ kind, order, openCents }: Props & { kind: keyof typeof kinds }) => {
  const { endpoint, label, text, day: dayLabel, note: noteHint, done } = kinds[kind]
  const [today] = useState(() => berlinDay(new Date()))
  const most = kind === 'payment' ? openCents : -openCents
  const [cents, setCents] = useState(most > 0 ? german.format(most / 100) : '')
  const [day, setDay] = useState(today)
  const [way, setWay] = useState<PaymentWay>('transfer')
  const [note, setNote] = useState('')
  return (
    <Deed
      label={label}
      title={label}
      text={text(openCents)}
      done={done}
      isTold
      // A text is euros, which the server reads.
      perform={() =>
        call(endpoint, {
          params: { id: order },
          body: { cents, day, way, note, open_cents: openCents },
        })
      }
    >
      <div className={css['noted']}>
        <TextField
          label="Betrag in Euro"
          value={cents}
          onChange={({ target }) => setCents(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          type="date"
          label={dayLabel}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <TextField
          select
          label="Weg"
          value={way}
          onChange={({ target }) => setWay(PaymentWay.options.find(one => one === target.value) ?? way)}
        >
          {PaymentWay.options.map(one => (
            <MenuItem key={one} value={one}>
              {wayTexts[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Notiz"
          helperText={noteHint}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Deed>
  )
}

export const NotePayment = (props: Props) => <NoteMoney kind="payment" {...props} />
export const NoteRefund = (props: Props) => <NoteMoney kind="refund" {...props} />
