import { getWorkshopFeedback, type WorkshopFeedback } from '@tafelrunde/contract/admin/events/feedback'
import { idOf } from '@tafelrunde/contract/http/ids'
import { getWorkshopFeedbackPaper } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { PartPage } from '../../shared/pages/PartPage.tsx'
import { Comments } from './Comments.tsx'
import { Result } from './Result.tsx'

const Body = ({ feedback }: { feedback: WorkshopFeedback }) => {
  const { comments, event, workshop } = feedback
  return (
    <div className="stack">
      <Result
        report={feedback}
        papers={
          <>
            <LinkBase to={`/events/${event.id}/feedback`}>Ganze Veranstaltung</LinkBase>
            <FileButton
              label="Ergebnisblatt als PDF"
              name={`Feedback ${workshop.name}.pdf`}
              load={() => call(getWorkshopFeedbackPaper, { params: { id: workshop.id } })}
            />
          </>
        }
      />
      {feedback.missing === 0 && (
        <Card title="Kommentare">
          {comments.length === 0 ? (
            <p className="quiet">Niemand hat etwas dazugeschrieben.</p>
          ) : (
            <Comments comments={comments} />
          )}
        </Card>
      )}
    </div>
  )
}

/** What people think of a workshop, with the sheet for those who gave it. */
export const WorkshopFeedbackScreen = () => {
  const id = idOf(useParams().id)
  const query = useQuery({
    queryKey: ['feedback', 'workshop', id],
    queryFn: () => call(getWorkshopFeedback, { params: { id } }),
  })
  return (
    <PartPage
      title="Feedback"
      query={query}
      whole={({ workshop }) => ({ path: `/workshops/${id}/show`, name: workshop.name })}
      render={feedback => <Body feedback={feedback} />}
    />
  )
}
