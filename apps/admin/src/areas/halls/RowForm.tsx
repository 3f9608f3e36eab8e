import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './hall.module.css'
import type { Row } from './hall.rules.ts'

const parts = [
  ['place', 'ab Tisch', 'text'],
  ['count', 'Anzahl', 'number'],
  ['column', 'ab Spalte', 'number'],
  ['row', 'ab Reihe', 'number'],
] as const

/** Several tables in a row at once; from the numbers that people read, which begin with 1. */
export const RowForm = ({ onAdd }: { onAdd: (row: Row) => void }) => {
  const [typed, setTyped] = useState({ place: '', count: '1', column: '1', row: '1' })
  const add = (downwards: boolean) =>
    onAdd({
      place: typed.place,
      count: Number(typed.count),
      column: Number(typed.column) - 1,
      row: Number(typed.row) - 1,
      downwards,
    })
  return (
    <fieldset className={css['hall-part']}>
      <legend>Tische aufstellen</legend>
      <div className={css['hall-part__fields']}>
        {parts.map(([name, label, type]) => (
          <TextField
            key={name}
            label={label}
            type={type}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ htmlInput: type === 'number' ? { min: 1 } : { maxLength: 10 } }}
          />
        ))}
      </div>
      <div className={css['hall-part__actions']}>
        <Button label="Nebeneinander aufstellen" onClick={() => add(false)} />
        <Button label="Untereinander aufstellen" onClick={() => add(true)} />
      </div>
    </fieldset>
  )
}
