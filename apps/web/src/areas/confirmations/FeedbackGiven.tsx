import { type Feedback, feedbackScales } from '@tafelrunde/contract/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import css from './confirmations.module.css'

/** What somebody has answered, to read. */
export const FeedbackGiven = ({ feedback }: { feedback: Feedback }) => (
  <Card>
    <KeyValue facts={feedbackScales.map(scale => [scaleTexts[scale].topic, `${feedback[scale]} von 5`])} />
    {feedback.comment && <p className={css.confirmation__comment}>{feedback.comment}</p>}
  </Card>
)
