import {
  type EventFeedback,
  getEventFeedback,
  getEventFeedbackPaper,
} from '@tafelrunde/contract/admin/events/feedback'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { PartPage } from '../../shared/pages/PartPage.tsx'
import { Comments } from './Comments.tsx'
import css from './feedback.module.css'
import { leftOutText } from './feedback.texts.ts'
import { Result } from './Result.tsx'
import { Workshops } from './Workshops.tsx'

const Body = ({ feedback }: { feedback: EventFeedback }) => {
  const { event, left_out, workshops } = feedback
  const paper = (kind: 'full' | 'accreditation') => () =>
    call(getEventFeedbackPaper, { params: { id: event.id }, query: { kind } })
  const commented = workshops.filter(({ comments }) => comments.length > 0)
  return (
    <div className="stack">
      <Result
        report={feedback}
        note={left_out > 0 ? leftOutText(left_out) : ''}
        papers={
          <>
            <FileButton label="Bericht als PDF" name="Feedback.pdf" load={paper('full')} />
            <FileButton
              label="Für die Anerkennung"
              name="Ergebnis der Evaluation.pdf"
              load={paper('accreditation')}
            />
          </>
        }
      />
      <Workshops workshops={workshops} />
      {commented.length > 0 && (
        <Card title="Kommentare">
          {commented.map(({ workshop, comments }) => (
            <section key={workshop.id} className={css['about']}>
              <h3>{workshop.name}</h3>
              <Comments comments={comments} />
            </section>
          ))}
        </Card>
      )}
    </div>
  )
}

/** What people think of an event. */
export const EventFeedbackScreen = () => {
  const id = idOf(useParams().id)
  const query = useQuery({
    queryKey: ['feedback', 'event', id],
    queryFn: () => call(getEventFeedback, { params: { id } }),
  })
  return (
    <PartPage
      title="Feedback"
      query={query}
      whole={({ event }) => ({ path: `/events/${id}/show`, name: event.name })}
      render={feedback => <Body feedback={feedback} />}
    />
  )
}
