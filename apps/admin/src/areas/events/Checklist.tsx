import { getEventChecklist, type OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { counted } from '@tafelrunde/ui/figures.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './checklist.module.css'
import { checklistPaths, checklistTexts, checklistTitle } from './checklist.texts.ts'

const checklistQuery = (id: number) => ({
  queryKey: ['checklist', id],
  queryFn: () => call(getEventChecklist, { params: { id } }),
})

/**
 * Whether it is not known yet what the event of this id, which may be none, still lacks. That stands above its links, and a
 * link that moves while somebody taps it is missed. Where it fails the card tells.
 */
export const useChecklistAwaited = (id: number) => {
  const { isLoading, failureCount } = useQuery(checklistQuery(id))
  return isLoading && failureCount === 0
}

/** What the event still lacks, each with the way to where it is done. */
export const Checklist = ({ event }: { event: OfficeEvent }) => {
  const { data, error, refetch } = useQuery(checklistQuery(event.id))
  if (error)
    return (
      <Card title="Noch offen">
        <Failed error={error} retry={refetch} />
      </Card>
    )
  if (!data) return null
  const open = data.items.filter(item => item.open > 0)
  const done = data.items.length - open.length
  return (
    <Card
      title={checklistTitle(event, data)}
      aside={open.length > 0 && <span className={css.checklist__count}>{open.length}</span>}
    >
      <ul className={`entries ${css.checklist}`}>
        {open.map(({ item, open: count }) => {
          const path = checklistPaths[item]?.(event)
          return (
            <li key={item}>
              <span>{checklistTexts[item](count)}</span>
              {path && (
                <LinkBase to={path} aria-label={`${checklistTexts[item](count)}: zeigen`}>
                  Zeigen
                </LinkBase>
              )}
            </li>
          )
        })}
        {done > 0 && (
          <li className={css.checklist__done}>
            <Icon name="check" size={18} />
            {counted(done, 'Punkt', 'Punkte')} erledigt
          </li>
        )}
      </ul>
    </Card>
  )
}
