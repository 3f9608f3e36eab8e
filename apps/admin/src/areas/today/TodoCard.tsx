import { getEventChecklist } from '@tafelrunde/contract/admin/events'
import type { Event } from '@tafelrunde/contract/events'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/Card.tsx'
import { Failed } from '../../shared/Failed.tsx'
import { listPath } from '../../shared/listPath.ts'
import { todoKinds, todoPath, useTodo } from '../../shared/todo.ts'
import css from './today.module.css'

const useMissing = (event: Event | undefined) => {
  const { data } = useQuery({
    queryKey: ['events', 'checklist', event?.id],
    queryFn: () => call(getEventChecklist, { params: { id: event?.id ?? 0 } }),
    enabled: event !== undefined,
  })
  return data?.items.filter(({ open }) => open > 0).length ?? 0
}

/** „Zu entscheiden“: what waits for the office, each with the list that has exactly these. */
export const TodoCard = ({ event }: { event?: Event }) => {
  const { data, error, refetch } = useTodo()
  const missing = useMissing(event)
  const items = data?.items ?? []
  const conflicts = data?.conflicts ?? []
  const isNothing = items.length + conflicts.length + missing === 0
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
        {event && missing > 0 && (
          <li>
            <LinkBase to={`/events/${event.id}/show`}>
              {counted(missing, 'offener Punkt', 'offene Punkte')} bei „{event.name}“
            </LinkBase>
          </li>
        )}
      </ul>
    </Card>
  )
}
