import {
  type EventFeedback,
  type FeedbackReport,
  fewestAnswers,
  type WorkshopFeedback,
} from '@tafelrunde/contract/admin/events/feedback'
import { type Feedback, feedbackScales } from '@tafelrunde/contract/events/feedback'

const ratings = [1, 2, 3, 4, 5]

/** What these opinions are in figures, unless there are too few of them to be anonymous. */
const reportOf = (opinions: Feedback[], asked: number): FeedbackReport => {
  const answers = opinions.length
  const missing = Math.max(fewestAnswers - answers, 0)
  if (missing > 0) return { asked, answers, missing, scales: [] }
  const scales = feedbackScales.map(scale => ({
    scale,
    counts: ratings.map(rating => opinions.filter(opinion => opinion[scale] === rating).length),
    average: opinions.reduce((sum, opinion) => sum + opinion[scale], 0) / answers,
  }))
  return { asked, answers, missing, scales }
}

const german = new Intl.Collator('de-DE')

/** Sorted by what they say: when they came would tell who wrote them. */
const commentsOf = (opinions: Feedback[]) =>
  opinions
    .map(({ comment }) => comment.trim())
    .filter(Boolean)
    .toSorted(german.compare)

type Known = Pick<WorkshopFeedback, 'workshop' | 'event' | 'lecturers' | 'asked'> & { opinions: Feedback[] }

export const workshopFeedback = ({ opinions, asked, ...facts }: Known): WorkshopFeedback => {
  const report = reportOf(opinions, asked)
  return { ...facts, ...report, comments: report.missing > 0 ? [] : commentsOf(opinions) }
}

/**
 * An event's figures and those of its workshops. Who takes all workshops that are shown from the whole is left with the
 * others: where that are fewer than could be shown themselves, the whole leaves them out as well.
 */
export const eventFeedback = (event: EventFeedback['event'], known: Known[]): EventFeedback => {
  const few = known.filter(({ opinions }) => opinions.length < fewestAnswers)
  const hidden = few.reduce((sum, { opinions }) => sum + opinions.length, 0)
  const isTelling = hidden > 0 && hidden < fewestAnswers && few.length < known.length
  const counted = isTelling ? known.filter(one => !few.includes(one)) : known
  const asked = known.reduce((sum, workshop) => sum + workshop.asked, 0)
  return {
    ...reportOf(
      counted.flatMap(({ opinions }) => opinions),
      asked,
    ),
    event,
    left_out: isTelling ? hidden : 0,
    workshops: known.map(workshopFeedback),
  }
}
