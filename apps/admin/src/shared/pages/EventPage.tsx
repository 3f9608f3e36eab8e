import { getOfficeEvent, type OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { PartPage } from './PartPage.tsx'

type Props = { title: string; render: (event: OfficeEvent) => ReactNode }

/** A page that belongs to the event of its address. */
export const EventPage = ({ title, render }: Props) => {
  const id = idOf(useParams().id)
  const query = useQuery({
    queryKey: ['events', 'one', id],
    queryFn: () => call(getOfficeEvent, { params: { id } }),
  })
  return (
    <PartPage
      title={title}
      query={query}
      whole={event => ({ path: `/events/${id}/show`, name: event.name })}
      render={render}
    />
  )
}
