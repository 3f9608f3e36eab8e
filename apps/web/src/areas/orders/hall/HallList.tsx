import { CheckField } from '../../../shared/ui/fields/CheckField.tsx'
import { Fold } from '../../../shared/ui/rows/Section.tsx'
import css from './hall.module.css'
import { type Hall, selectableIn } from './hall.rules.ts'

type Props = {
  hall: Hall
  own: readonly string[]
  chosen: readonly string[]
  onToggle: (place: string) => void
}

/** The same choice in words, for whoever cannot use the plan. */
export const HallList = ({ hall, own, chosen, onToggle }: Props) => {
  const selectable = selectableIn(hall, own)
  return (
    <Fold title="Tische als Liste">
      <ul className={css['hall-list']}>
        {hall.tables.map(table => {
          const isChosen = chosen.includes(table.place)
          const isFree = selectable.includes(table)
          const state = isChosen ? 'Ihre Auswahl' : isFree ? 'frei' : 'vergeben'
          return (
            <li key={table.place}>
              <CheckField checked={isChosen} disabled={!isFree} onChange={() => onToggle(table.place)}>
                {`Tisch\u00A0${table.place}, ${state}`}
              </CheckField>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
