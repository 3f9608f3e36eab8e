import { getEventFeedback } from '@tafelrunde/contract/admin/events/feedback'
import { getEventReports } from '@tafelrunde/contract/admin/reports'
import { idOf } from '@tafelrunde/contract/http/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PartPage } from '../../shared/pages/PartPage.tsx'
import { Figures } from '../feedback/Result.tsx'
import { Course } from './Course.tsx'
import { FileButtons } from './FileButtons.tsx'
import { Regions } from './Regions.tsx'
import css from './reports.module.css'
import { Shares } from './Shares.tsx'
import { Workshops } from './Workshops.tsx'

/** What people think, as on its own page, with the averages of all workshops as a file. */
const Feedback = ({ event: { id, name } }: { event: { id: number; name: string } }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback', 'event', id],
    queryFn: () => call(getEventFeedback, { params: { id } }),
  })
  return (
    <Card title="Feedback" aside={<LinkBase to={`/events/${id}/feedback`}>Je Workshop</LinkBase>}>
      {error && <Failed error={error} retry={refetch} />}
      {data && <Figures report={data} />}
      <div className={css['deeds']}>
        <FileButtons event={id} against={undefined} report="feedback" name={`Feedback ${name}`} />
      </div>
    </Card>
  )
}

/** What the figures of an event say, beside an earlier one. */
export const ReportsScreen = () => {
  const id = idOf(useParams().id)
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
          <Feedback event={reports.event} />
        </div>
      )}
    />
  )
}
