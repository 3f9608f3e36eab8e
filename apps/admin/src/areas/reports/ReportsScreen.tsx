import { getEventReports } from '@tafelrunde/contract/admin/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/Card.tsx'
import { PartPage } from '../../shared/PartPage.tsx'
import { Course } from './Course.tsx'
import { Regions } from './Regions.tsx'
import { Shares } from './Shares.tsx'
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
          <Shares
            reports={reports}
            report="schooltypes"
            title="Schularten"
            one="Schulart"
            shares={reports.schooltypes}
          />
          <Regions reports={reports} chosen={against} />
          <Card title="Feedback">
            <LinkBase to={`/events/${id}/feedback`}>Wie die Workshops bewertet wurden</LinkBase>
          </Card>
        </div>
      )}
    />
  )
}
