import type { Hall } from '@tafelrunde/contract/exhibitions/orders'
import { counted } from '@tafelrunde/ui/figures.ts'
import { type KeyboardEvent, useState } from 'react'
import { NumberInput, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../shared/deeds/Button.tsx'
import { type Chosen, Floor } from './Floor.tsx'
import css from './hall.module.css'
import * as rules from './hall.rules.ts'
import { MarkForm } from './MarkForm.tsx'
import { RowForm } from './RowForm.tsx'
import { TableForm } from './TableForm.tsx'
import { useHall } from './useHall.ts'
import { useHallImage } from './useHallImage.ts'

const newHall: Hall = { name: '', columns: 8, rows: 5, tables: [], marks: [], image: null }

const Summary = ({ tables }: Hall) => {
  const taken = tables.filter(table => table.taken).length
  return <p className="quiet">{`${counted(tables.length, 'Tisch', 'Tische')}, ${taken} davon vergeben`}</p>
}

/** Where the tables stand: drawn, moved, and each change of it taken back. */
export const Plan = () => {
  const { hall, problem, change, undo, redo, canUndo, canRedo } = useHall()
  const { getFieldState, formState } = useFormContext()
  const { image } = useHallImage()
  const [chosen, setChosen] = useState<Chosen>()
  const wrong = problem || getFieldState('hall', formState).error?.message

  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || !(event.ctrlKey || event.metaKey)) return
    if (event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
  const steps = (
    <>
      <Button label="Rückgängig" disabled={!canUndo} onClick={undo} />
      <Button label="Wiederholen" disabled={!canRedo} onClick={redo} />
    </>
  )

  if (!hall)
    return (
      <div className={css['hall-part__actions']}>
        <p className="quiet">Ohne Hallenplan teilt das Büro die Tische zu.</p>
        <Button variant="contained" label="Hallenplan anlegen" onClick={() => change(newHall)} />
        {steps}
      </div>
    )
  const table = hall.tables.find(({ place }) => place === chosen)
  const index = typeof chosen === 'number' && chosen < hall.marks.length ? chosen : undefined
  const mark = index === undefined ? undefined : hall.marks[index]
  const rename = (place: string, name: string) => {
    const next = rules.withRenamed(hall, place, name)
    if (typeof next !== 'string') setChosen(name)
    change(next)
  }
  const move = (one: Chosen, to: rules.Spot) => {
    if (typeof one === 'number') return change(rules.withMarkMoved(hall, one, to))
    return change(
      rules.isFree(hall, to) ? rules.withMoved(hall, one, to) : `Dort kann Tisch ${one} nicht stehen.`,
    )
  }
  const remove = (one: Chosen) => {
    // The next mark takes the index of the one that goes.
    if (typeof one === 'number') setChosen(undefined)
    change(typeof one === 'number' ? rules.withoutMark(hall, one) : rules.withoutTable(hall, one))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys that take back work on all that is inside
    <div className={css.hall} onKeyDown={press}>
      <div className={css.hall__facts}>
        <TextInput source="hall.name" label="Name der Halle" isRequired />
        <NumberInput source="hall.columns" label="Spalten" min={1} max={60} isRequired />
        <NumberInput source="hall.rows" label="Reihen" min={1} max={60} isRequired />
      </div>
      <div className={css['hall-part__actions']}>
        {steps}
        <Button label="Alle neu nummerieren" onClick={() => change(rules.withNumbers(hall))} />
        <Button color="error" label="Plan entfernen" onClick={() => change(null)} />
        <Summary {...hall} />
      </div>
      <p role="alert" className={css.hall__problem}>
        {wrong}
      </p>
      <Floor hall={hall} image={image} chosen={chosen} onChoose={setChosen} onMove={move} onRemove={remove} />
      <div className={css.hall__parts}>
        <RowForm onAdd={row => change(rules.withRow(hall, row))} />
        {table && (
          <TableForm
            key={`${table.place} ${table.column} ${table.row}`}
            table={table}
            onRename={name => rename(table.place, name)}
            onMove={to => move(table.place, to)}
            onRemove={() => remove(table.place)}
          />
        )}
        <MarkForm
          key={mark ? JSON.stringify([index, mark]) : hall.marks.length}
          hall={hall}
          mark={mark}
          onSave={next => change(rules.withMark(hall, next, index))}
          onRemove={() => index !== undefined && remove(index)}
        />
      </div>
    </div>
  )
}
