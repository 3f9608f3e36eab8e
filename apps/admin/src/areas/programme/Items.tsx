import type { ImportItem, ImportOutcome } from '@tafelrunde/contract/admin/events/programme-import'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import { type Choosing, Item } from './Item.tsx'
import css from './programme.module.css'
import { outcomes, outcomeTexts } from './programme.texts.ts'

type Filter = ImportOutcome | 'all' | 'decide'

const pageSize = 50
const names: Record<Filter, string> = { ...outcomeTexts, all: 'Alle', decide: 'Zu entscheiden' }
const filters: Filter[] = ['all', 'decide', ...outcomes]

const matches = (item: ImportItem, filter: Filter) => {
  if (filter === 'decide') return item.parts.some(({ key }) => key !== null)
  return filter === 'all' || item.outcome === filter
}

/** Everything that is different, what gets lost first, a page at a time. */
export const Items = ({ items, ...choosing }: { items: ImportItem[] } & Choosing) => {
  const [filter, setFilter] = useState<Filter>('all')
  const [wanted, setPage] = useState(0)
  const sorted = outcomes.flatMap(outcome => items.filter(item => item.outcome === outcome))
  const rows = sorted.filter(item => matches(item, filter))
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(wanted, pages - 1)
  return (
    <>
      <div className={css['chips']} role="group" aria-label="Was Sie sehen">
        {filters.map(one => {
          const count = items.filter(item => matches(item, one)).length
          if (count === 0 && one !== filter && one !== 'all') return null
          const choose = () => {
            setFilter(one)
            setPage(0)
          }
          return (
            <button key={one} type="button" aria-pressed={filter === one} onClick={choose}>
              {names[one]} · {figureText(count)}
            </button>
          )
        })}
      </div>
      <ul className={css['items']} aria-label="Was die Datei ändert">
        {rows.slice(page * pageSize, (page + 1) * pageSize).map(item => (
          <Item
            key={`${item.kind} ${item.id ?? 'new'} ${item.name} ${item.about}`}
            item={item}
            {...choosing}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className={css['none']}>Hier ist nichts.</p>}
      {pages > 1 && (
        <nav className={css['pages']} aria-label="Seiten">
          <Button label="Zurück" disabled={page === 0} onClick={() => setPage(page - 1)} />
          Seite {figureText(page + 1)} von {figureText(pages)}
          <Button label="Weiter" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)} />
        </nav>
      )}
    </>
  )
}
