import { counted } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { todoKinds, todoPath, useTodo } from '../../shared/todo.ts'
import css from './today.module.css'

/** „Zu entscheiden“: what waits for the office, each with the list that has exactly these. */
export const TodoCard = () => {
  const { data, error, refetch } = useTodo()
  const items = data?.items ?? []
  const conflicts = data?.conflicts ?? []
  const checklists = data?.checklists ?? []
  const isNothing = items.length + conflicts.length + checklists.length === 0
  return (
    <Card title="Zu entscheiden">
      {error && !data && <Failed error={error} retry={refetch} />}
      {data && isNothing && <p className="quiet">Zurzeit wartet nichts auf Sie.</p>}
      <ul className="rows">
        {items.map(({ kind, count }) => (
          <li key={kind}>
            <LinkBase to={todoPath(kind)}>
              {count} {todoKinds[kind].what(count)}
            </LinkBase>
            <span className={css['todo-deed']}>{todoKinds[kind].deed}</span>
          </li>
        ))}
        {conflicts.map(({ event, name, count }) => (
          <li key={`conflicts-${event}`}>
            <LinkBase to={listPath('attendances', { event, status: 'conflict' })}>
              {counted(count, 'Widerspruch', 'Widersprüche')} zur Teilnahme bei „{name}“
            </LinkBase>
            <span className={css['todo-deed']}>klären</span>
          </li>
        ))}
        {checklists.map(({ event, name, count }) => (
          <li key={`checklists-${event}`}>
            <LinkBase to={`/events/${event}/show`}>
              {counted(count, 'offener Punkt', 'offene Punkte')} bei „{name}“
            </LinkBase>
          </li>
        ))}
      </ul>
    </Card>
  )
}
