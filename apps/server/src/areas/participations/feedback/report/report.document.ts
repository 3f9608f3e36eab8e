import type {
  EventFeedback,
  FeedbackPaper,
  FeedbackReport,
  WorkshopFeedback,
} from '@tafelrunde/contract/admin/events/feedback'
import { feedbackScales } from '@tafelrunde/contract/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'
import { dateline, daysText } from '../../../../common/papers.texts.ts'
import type { Letterhead } from '../../../mail/letter.rules.ts'
import { answersText, averageText, leftOutText, missingText, shortMissing } from './report.texts.ts'

type Event = { name: string; location: string; accreditation: string; startsAt: Date; endsAt: Date }
type Common = { association: Letterhead; drawnAt: Date; event: Event }

type Comments = { title: string; texts: string[] }

/** A report on what people think, ready to be drawn. */
export type FeedbackDocument = {
  title: string
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  running: string
  name: string
  facts: { label: string; value: string }[]
  note: string
  scales: { topic: string; ends: string; counts: number[]; average: string }[]
  /** The headings of the workshops' figures, and a row for each. */
  headings: string[]
  workshops: { name: string; lecturers: string; answers: string; averages: string[]; missing: string }[]
  comments: Comments[]
}

const scalesOf = ({ scales }: FeedbackReport) =>
  scales.map(({ scale, counts, average }) => {
    const { topic, low, high } = scaleTexts[scale]
    return { topic, ends: `1 ${low} – 5 ${high}`, counts, average: averageText(average) }
  })

const filled = (facts: FeedbackDocument['facts']) => facts.filter(({ value }) => value !== '')

const headed = ({ association, drawnAt }: Common, title: string, subject: string) => ({
  title,
  subject,
  issuedAt: drawnAt.toISOString(),
  dateline: dateline(association, drawnAt),
  association,
  running: `${title} · ${subject}`,
  name: subject,
})

const noteOf = (report: FeedbackReport, leftOut = 0) =>
  report.missing > 0 ? missingText(report) : leftOutText(leftOut)

const rowOf = (feedback: WorkshopFeedback) => ({
  name: feedback.workshop.name,
  lecturers: feedback.lecturers.join(', '),
  answers: `${feedback.answers} von ${feedback.asked}`,
  averages: feedback.scales.map(({ average }) => averageText(average)),
  missing: feedback.missing > 0 ? shortMissing : '',
})

/** On an event: with its workshops and comments, or for the school authority the figures alone. */
export const eventDocument = (
  facts: Common & { feedback: EventFeedback; kind: FeedbackPaper },
): FeedbackDocument => {
  const { event, feedback, kind } = facts
  const isFull = kind === 'full'
  return {
    ...headed(facts, isFull ? 'Feedback' : 'Ergebnis der Evaluation', event.name),
    facts: filled([
      { label: 'Wann', value: daysText(event) },
      { label: 'Ort', value: event.location },
      { label: 'Anerkennung', value: isFull ? '' : event.accreditation },
      { label: 'Workshops', value: String(feedback.workshops.length) },
      { label: 'Antworten', value: answersText(feedback) },
    ]),
    note: noteOf(feedback, feedback.left_out),
    scales: scalesOf(feedback),
    headings: feedbackScales.map(scale => scaleTexts[scale].topic.split(' ')[0] ?? ''),
    workshops: isFull ? feedback.workshops.map(rowOf) : [],
    comments: isFull
      ? feedback.workshops
          .map(({ workshop, comments }) => ({ title: workshop.name, texts: comments }))
          .filter(({ texts }) => texts.length > 0)
      : [],
  }
}

/** On a workshop, for those who gave it. */
export const workshopDocument = (facts: Common & { feedback: WorkshopFeedback }): FeedbackDocument => {
  const { event, feedback } = facts
  return {
    ...headed(facts, 'Feedback', feedback.workshop.name),
    facts: filled([
      { label: 'Veranstaltung', value: `${event.name}, ${daysText(event)}` },
      { label: 'Leitung', value: feedback.lecturers.join(', ') },
      { label: 'Antworten', value: answersText(feedback) },
    ]),
    note: noteOf(feedback),
    scales: scalesOf(feedback),
    headings: [],
    workshops: [],
    comments: feedback.comments.length > 0 ? [{ title: '', texts: feedback.comments }] : [],
  }
}
