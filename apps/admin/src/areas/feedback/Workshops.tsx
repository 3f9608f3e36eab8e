import type { WorkshopFeedback } from '@tafelrunde/contract/admin/events/feedback'
import { feedbackScales } from '@tafelrunde/contract/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'
import { LinkBase } from 'react-admin'
import { Card } from '../../shared/pages/Card.tsx'
import css from './feedback.module.css'
import { averageText } from './feedback.texts.ts'

const Row = ({
  feedback: { workshop, lecturers, answers, asked, scales },
}: {
  feedback: WorkshopFeedback
}) => (
  <tr>
    <th scope="row">
      <LinkBase to={`/workshops/${workshop.id}/feedback`}>{workshop.name}</LinkBase>
      <span className="detail">{lecturers.join(', ')}</span>
    </th>
    <td>
      {answers} von {asked}
    </td>
    {scales.length > 0 ? (
      scales.map(({ scale, average }) => <td key={scale}>{averageText(average)}</td>)
    ) : (
      <td colSpan={feedbackScales.length} className="quiet">
        unter 5 Antworten
      </td>
    )}
  </tr>
)

/** The workshops of an event beside each other. */
export const Workshops = ({ workshops }: { workshops: WorkshopFeedback[] }) => (
  <Card title="Workshops">
    {workshops.length === 0 ? (
      <p className="quiet">Diese Veranstaltung hat noch keinen Workshop.</p>
    ) : (
      <table className={css['scales']}>
        <thead>
          <tr>
            <th scope="col">Workshop</th>
            <th scope="col">Antworten</th>
            {feedbackScales.map(scale => (
              <th key={scale} scope="col">
                {scaleTexts[scale].topic.split(' ')[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workshops.map(feedback => (
            <Row key={feedback.workshop.id} feedback={feedback} />
          ))}
        </tbody>
      </table>
    )}
  </Card>
)
