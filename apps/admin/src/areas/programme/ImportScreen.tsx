import { getOfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { NotThere, notThereTitle } from '../../shared/pages/NotThere.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { Import } from './Import.tsx'
import css from './programme.module.css'

/** Takes a schedule file over into an event. */
export const ImportScreen = () => {
  const id = idOf(useParams().id)
  const {
    data: event,
    error,
    refetch,
  } = useQuery({ queryKey: ['events', 'one', id], queryFn: () => call(getOfficeEvent, { params: { id } }) })
  const title = event ? 'Programm einlesen' : error && notThereTitle(error)
  return (
    <div className={`page ${css['page']}`}>
      {title && <Title title={<PageTitle>{title}</PageTitle>} preferenceKey={false} />}
      {event && (
        <>
          <WayBack to={`/events/${id}/show`}>{event.name}</WayBack>
          <Import key={id} eventId={id} />
        </>
      )}
      {!event && error && <NotThere error={error} retry={refetch} />}
      {!event && !error && <p role="status">Wird geladen …</p>}
    </div>
  )
}
