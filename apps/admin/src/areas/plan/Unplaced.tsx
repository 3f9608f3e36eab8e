import { useDraggable } from '@dnd-kit/core'
import TextField from '@mui/material/TextField'
import type { Plan, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { counted } from '@tafelrunde/ui/figures.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './side.module.css'

type Workshop = Plan['workshops'][number]

type CardProps = { workshop: Workshop; lecturers: string; pick: (id: number) => void }

const Card = ({ workshop, lecturers, pick }: CardProps) => {
  const { setNodeRef, listeners } = useDraggable({ id: `w${workshop.id}` })
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className={css['card']}
        {...listeners}
        onClick={() => pick(workshop.id)}
      >
        <span>
          <strong>{workshop.name}</strong>
          {lecturers && <span>{lecturers}</span>}
          <span>{[`${workshop.minutes} Min.`, ...workshop.equipment].join(' · ')}</span>
        </span>
        <Icon name="drag" size={20} />
      </button>
    </li>
  )
}

type Props = {
  plan: Plan
  lecturersOf: (workshop: number | null) => string
  pick: (workshop: number) => void
  putBack: (item: PlanItem) => void
}

/** How many of the list are drawn: who looks for more types a word of it. */
const most = 60

/** What is not on the plan: workshops to drag in, found by name or lecturer, and what goes with the next publication. */
export const Unplaced = ({ plan, lecturersOf, pick, putBack }: Props) => {
  const [words, setWords] = useState('')
  const [isAll, setAll] = useState(false)
  const placed = new Set(
    plan.items.flatMap(({ at, workshop }) => (at && workshop !== null ? [workshop] : [])),
  )
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const open = plan.workshops.filter(({ id }) => !placed.has(id))
  const found = (isAll ? plan.workshops : open).filter(workshop => {
    const text = `${workshop.name} ${lecturersOf(workshop.id)}`.toLowerCase()
    return wanted.every(word => text.includes(word))
  })
  const gone = plan.items.filter(({ at }) => at === null)
  return (
    <aside className={css['unplaced']} aria-label="Noch nicht auf dem Plan">
      <h2>
        Noch ohne Termin <span>{open.length}</span>
      </h2>
      <TextField
        label="Workshop oder Person suchen"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <label className={css['unplaced__filter']}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
        Auch mit Termin
      </label>
      <ul>
        {found.slice(0, most).map(workshop => (
          <Card key={workshop.id} workshop={workshop} lecturers={lecturersOf(workshop.id)} pick={pick} />
        ))}
      </ul>
      {found.length > most && <p>{`Und ${counted(found.length - most, 'weiterer', 'weitere')}.`}</p>}
      {found.length === 0 && (
        <p>{wanted.length > 0 ? 'Nichts gefunden.' : 'Alle Workshops haben einen Termin.'}</p>
      )}
      {gone.length > 0 && (
        <>
          <h2>
            Entfällt <span>{gone.length}</span>
          </h2>
          <ul>
            {gone.map(item => (
              <li key={item.key} className={css['gone']}>
                <strong>{item.name}</strong>
                <Button label="Zurücklegen" onClick={() => putBack(item)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Ziehen Sie einen Workshop in einen Raum, oder wählen Sie ihn mit der Eingabetaste und setzen Sie ihn
        mit den Pfeiltasten; mit der Umschalttaste ändern diese die Dauer.
      </p>
    </aside>
  )
}
