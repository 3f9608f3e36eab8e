import type { FeedbackReport } from '@tafelrunde/contract/admin/events/feedback'
import type { ReactNode } from 'react'
import { Card } from '../../shared/pages/Card.tsx'
import { answersText, missingText } from './feedback.texts.ts'
import { Scales } from './Scales.tsx'

/** How many have answered, and what, or how many answers are missing. */
export const Figures = ({ report }: { report: FeedbackReport }) => (
  <>
    <p>
      <strong>{answersText(report)}</strong>
      {report.asked > 0 && ' haben geantwortet.'}
    </p>
    {report.missing > 0 ? <p role="note">{missingText(report)}</p> : <Scales scales={report.scales} />}
  </>
)

type Props = { report: FeedbackReport; note?: string; papers: ReactNode }

/** The figures of a report, or how many answers it lacks. */
export const Result = ({ report, note, papers }: Props) => (
  <Card title="Ergebnis" aside={<span className="card__links">{papers}</span>}>
    <Figures report={report} />
    {note && <p className="detail">{note}</p>}
  </Card>
)
