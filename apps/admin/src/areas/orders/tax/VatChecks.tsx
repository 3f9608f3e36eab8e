import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  listVatChecks,
  noteVatCheck,
  type VatCheck,
  VatCheckResult,
} from '@tafelrunde/contract/admin/money/vat-checks'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import css from '../order.module.css'
import { checkDetail, checkText, resultTexts } from './tax.texts.ts'

type Props = { order: number; vatId: string }

const NoteCheck = ({ order, vatId }: Props) => {
  const [today] = useState(() => berlinDay(new Date()))
  const [result, setResult] = useState<VatCheckResult>('valid')
  const [day, setDay] = useState(today)
  const [reference, setReference] = useState('')
  return (
    <Deed
      label="VIES-Ergebnis vermerken"
      title="VIES-Ergebnis vermerken"
      verb="Vermerken"
      text={`Fragen Sie im Register der EU (VIES) selbst nach der USt-IdNr. ${vatId} und vermerken Sie hier die Antwort. Niemand bekommt eine Mail.`}
      done="Vermerkt."
      perform={() =>
        call(noteVatCheck, { params: { id: order }, body: { vat_id: vatId, result, day, reference } })
      }
    >
      <div className={css['noted']}>
        <TextField
          select
          label="Ergebnis"
          value={result}
          onChange={({ target }) =>
            setResult(VatCheckResult.options.find(one => one === target.value) ?? result)
          }
        >
          {VatCheckResult.options.map(one => (
            <MenuItem key={one} value={one}>
              {resultTexts[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label="Gefragt am"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <TextField
          label="Konsultationsnummer"
          helperText="Sie steht in der Antwort von VIES. Darf leer bleiben."
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
    </Deed>
  )
}

const Checks = ({ checks }: { checks: VatCheck[] }) => (
  <ul className="rows">
    {checks.map(check => (
      <li key={check.id}>
        <span>
          {checkText(check)}
          <span className="detail">{checkDetail(check)}</span>
        </span>
      </li>
    ))}
  </ul>
)

/** What VIES has answered about the VAT id of an order, and the deed to note it; nothing where there is nothing to ask. */
export const VatChecks = ({ order: { id, vat_id } }: { order: Order }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'vat checks', id, vat_id],
    queryFn: () => call(listVatChecks, { params: { id } }),
    enabled: vat_id !== '',
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data || (!data.vat_id && data.checks.length === 0)) return null
  return (
    <>
      <h3 className={css['part']}>USt-IdNr. bei VIES</h3>
      {data.checks.length > 0 ? <Checks checks={data.checks} /> : <p>Noch ist keine Antwort vermerkt.</p>}
      {data.vat_id && (
        <p className={css['deeds']}>
          <NoteCheck key={data.checks.length} order={id} vatId={data.vat_id} />
        </p>
      )}
    </>
  )
}
