import { getEventReports } from '@tafelrunde/contract/admin/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../providers/call.ts'
import { PartPage } from '../../shared/PartPage.tsx'
import { Course } from './Course.tsx'
import { Schooltypes } from './Schooltypes.tsx'
import { Workshops } from './Workshops.tsx'

/** What the figures of an event say, beside an earlier one. */
export const ReportsScreen = () => {
  const id = Number(useParams().id)
  const [against, choose] = useState<number>()
  const query = useQuery({
    queryKey: ['reports', id, against],
    queryFn: () =>
      call(getEventReports, {
        params: { id },
        query: { ...(against !== undefined && { against: String(against) }) },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <PartPage
      title="Auswertung"
      query={query}
      whole={({ event }) => ({ path: `/events/${id}/show`, name: event.name })}
      render={reports => (
        <div className="stack">
          <Course reports={reports} chosen={against} choose={choose} />
          <Workshops reports={reports} />
          <Schooltypes reports={reports} />
        </div>
      )}
    />
  )
}
