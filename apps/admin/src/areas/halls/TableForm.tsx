import TextField from '@mui/material/TextField'
import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './hall.module.css'
import type { Spot } from './hall.rules.ts'

type Props = {
  table: Hall['tables'][number]
  onRename: (name: string) => void
  onMove: (to: Spot) => void
  onRemove: () => void
}

/** The chosen table in words and numbers, for whoever does not drag it. */
export const TableForm = ({ table: { place, column, row, taken }, onRename, onMove, onRemove }: Props) => {
  const [typed, setTyped] = useState({ place, column: String(column + 1), row: String(row + 1) })
  const move = () => {
    const to = { column: Number(typed.column) - 1, row: Number(typed.row) - 1 }
    if (to.column !== column || to.row !== row) onMove(to)
  }
  const number = (name: 'column' | 'row', label: string) => (
    <TextField
      label={label}
      type="number"
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      onBlur={move}
      slotProps={{ htmlInput: { min: 1 } }}
    />
  )
  return (
    <fieldset className={css['hall-part']}>
      <legend>{`Tisch ${place}`}</legend>
      <div className={css['hall-part__fields']}>
        <TextField
          label="Heißt"
          value={typed.place}
          disabled={taken}
          helperText={taken ? 'Vergeben: Er behält seinen Namen.' : undefined}
          onChange={({ target }) => setTyped({ ...typed, place: target.value })}
          onBlur={() => onRename(typed.place.trim())}
          slotProps={{ htmlInput: { maxLength: 10 } }}
        />
        {number('column', 'Spalte')}
        {number('row', 'Reihe')}
      </div>
      <div className={css['hall-part__actions']}>
        <Button color="error" label="Tisch entfernen" onClick={onRemove} />
      </div>
    </fieldset>
  )
}
