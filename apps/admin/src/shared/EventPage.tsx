import { getOfficeEvent, type OfficeEvent } from '@tafelrunde/contract/admin/events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '../providers/call.ts'
import { NotThere, notThereTitle } from './NotThere.tsx'
import { PageTitle } from './PageTitle.tsx'
import { WayBack } from './WayBack.tsx'

type Props = { title: string; render: (event: OfficeEvent) => ReactNode }

/** A page that belongs to the event of its address, with the way back to that. */
export const EventPage = ({ title, render }: Props) => {
  const id = Number(useParams().id)
  const { data, error, refetch } = useQuery({
    queryKey: ['events', 'one', id],
    queryFn: () => call(getOfficeEvent, { params: { id } }),
  })
  const shown = data || !error ? title : notThereTitle(error)
  return (
    <div className="page">
      <Title title={<PageTitle>{shown}</PageTitle>} preferenceKey={false} />
      {data && (
        <>
          <WayBack to={`/events/${id}/show`}>{data.name}</WayBack>
          {render(data)}
        </>
      )}
      {!data && error && <NotThere error={error} retry={refetch} />}
      {!data && !error && <p role="status">Wird geladen …</p>}
    </div>
  )
}
