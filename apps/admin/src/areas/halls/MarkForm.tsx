import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { type Wall, wallOf } from '@tafelrunde/ui/halls.ts'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './hall.module.css'
import { type Mark, placed } from './hall.rules.ts'

type Place = Wall | 'inside'

const places: [Place, string][] = [
  ['inside', 'im Saal'],
  ['top', 'an der Wand oben'],
  ['right', 'an der Wand rechts'],
  ['bottom', 'an der Wand unten'],
  ['left', 'an der Wand links'],
]
const numbers = [
  ['column', 'Spalte'],
  ['row', 'Reihe'],
  ['columns', 'Breite'],
  ['rows', 'Tiefe'],
] as const

/** As people read it: columns and rows begin with 1. */
const typedOf = (mark: Mark) => ({
  column: String(mark.column + 1),
  row: String(mark.row + 1),
  columns: String(mark.columns || 1),
  rows: String(mark.rows || 1),
})

type Props = {
  hall: Hall
  /** The chosen one, which is changed; without it one is added. */
  mark?: Mark | undefined
  onSave: (mark: Mark) => void
  onRemove: () => void
}

const newMark: Mark = { name: '', column: 0, row: 0, columns: 2, rows: 1 }

/** What stands in the hall besides the tables, in words and numbers: a stage, an entrance, or only a text. */
export const MarkForm = ({ hall, mark, onSave, onRemove }: Props) => {
  const [name, setName] = useState(mark?.name ?? '')
  const [place, setPlace] = useState<Place>((mark && wallOf(mark, hall)) ?? 'inside')
  const [typed, setTyped] = useState(typedOf(mark ?? newMark))
  const hidden: Record<Place, (keyof typeof typed)[]> = {
    inside: [],
    top: ['row', 'rows'],
    bottom: ['row', 'rows'],
    left: ['column', 'columns'],
    right: ['column', 'columns'],
  }
  const save = () => {
    const spot = { column: Number(typed.column) - 1, row: Number(typed.row) - 1 }
    const size = { columns: Number(typed.columns), rows: Number(typed.rows) }
    onSave(placed(hall, { name, ...spot, ...size }, place === 'inside' ? undefined : place))
  }
  return (
    <fieldset className={css['hall-part']}>
      <legend>{mark ? `Beschriftung „${mark.name}“` : 'Bühne, Eingang, Beschriftung'}</legend>
      <div className={css['hall-part__fields']}>
        <TextField
          label="Steht da"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
        <TextField
          select
          label="Wo"
          value={place}
          onChange={({ target }) => setPlace(places.find(([wall]) => wall === target.value)?.[0] ?? 'inside')}
        >
          {places.map(([wall, text]) => (
            <MenuItem key={wall} value={wall}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className={css['hall-part__fields']}>
        {numbers
          .filter(([field]) => !hidden[place].includes(field))
          .map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              type="number"
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              slotProps={{ htmlInput: { min: 1 } }}
            />
          ))}
      </div>
      <div className={css['hall-part__actions']}>
        <Button label={mark ? 'Beschriftung übernehmen' : 'Beschriftung setzen'} onClick={save} />
        {mark && <Button color="error" label="Beschriftung entfernen" onClick={onRemove} />}
      </div>
    </fieldset>
  )
}
