import TextField from '@mui/material/TextField'
import { changeCostCentre, listCostCentres } from '@tafelrunde/contract/admin/money/datev'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Button } from '../../../shared/deeds/Button.tsx'
import { useDeed } from '../../../shared/deeds/useDeed.ts'
import { Failed } from '../../../shared/pages/Failed.tsx'
import css from './datev.module.css'

const key = ['invoices', 'datev-cost-centres']

type Row = { event: number; name: string; starts: Date; cost_centre: string }

/** The cost centre of one event, with a button once it is another one. */
const CostCentre = ({ saved }: { saved: Row }) => {
  const [text, setText] = useState(saved.cost_centre)
  const id = useId()
  const queries = useQueryClient()
  const save = useDeed(
    () => call(changeCostCentre, { params: { id: saved.event }, body: { cost_centre: text } }),
    {
      done: 'Gespeichert.',
      shows: () => true,
      onSuccess: () => queries.invalidateQueries({ queryKey: key }),
    },
  )
  return (
    <form
      className={css['centre']}
      noValidate
      onSubmit={submitted => {
        submitted.preventDefault()
        save.run()
      }}
    >
      <label htmlFor={id}>
        {saved.name}, {tableDay(saved.starts)}
      </label>
      <TextField
        id={id}
        hiddenLabel
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={save.problem !== undefined}
        helperText={save.problem ?? ''}
        fullWidth
      />
      {text.trim() !== saved.cost_centre && <Button type="submit" label="Speichern" disabled={save.isBusy} />}
    </form>
  )
}

/** The cost centre of each event that something is posted of. */
export const CostCentres = () => {
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => call(listCostCentres, {}) })
  return (
    <div className={css['form']}>
      <p>Steht in jeder Buchung der Veranstaltung. Leer: ohne Kostenstelle.</p>
      {error && <Failed error={error} retry={refetch} />}
      {data?.events.length === 0 && (
        <p className="quiet">Noch hat keine Veranstaltung Bestellungen oder Abrechnungen.</p>
      )}
      {data?.events.map(one => (
        <CostCentre key={one.event} saved={one} />
      ))}
    </div>
  )
}
