import type { EventFeedback, FeedbackReport } from '@tafelrunde/contract/admin/events/feedback'
import { type EventReports, registeredAt } from '@tafelrunde/contract/admin/reports'
import { feedbackScales } from '@tafelrunde/contract/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'

type Table = { name: string; headings: string[]; rows: (string | number | null)[][] }

/** Every day from the first registration of either event to the first day of the event. */
export const courseTable = ({ at, event, against }: EventReports): Table => {
  const first = Math.max(0, ...[event, against].flatMap(one => one?.course[0]?.days_left ?? []))
  const days = Array.from({ length: first + 1 }, (_, index) => first - index)
  return {
    name: 'Anmeldungen im Verlauf',
    headings: ['Tage vorher', event.name, ...(against ? [against.name] : [])],
    rows: days.map(left => [
      left,
      registeredAt(event, left, at),
      ...(against ? [registeredAt(against, left, at)] : []),
    ]),
  }
}

export const workshopTable = ({ workshops }: EventReports): Table => ({
  name: 'Auslastung der Workshops',
  headings: ['Workshop', 'Termine', 'Plätze', 'Vergeben', 'Warteliste', 'Da', 'Gefehlt'],
  rows: workshops.map(({ name, timeslots, capacity, taken, waiting, attended, absent }) => [
    name,
    timeslots,
    capacity,
    taken,
    waiting,
    attended,
    absent,
  ]),
})

export const schooltypeTable = ({ schooltypes }: EventReports): Table => ({
  name: 'Schularten',
  headings: ['Schulart', 'Angemeldete'],
  rows: schooltypes.map(({ name, people }) => [name || 'ohne Angabe', people]),
})

export const regionTable = ({ event, against, regions }: EventReports): Table => {
  const isCompared = regions?.some(({ before }) => before !== null) ?? false
  return {
    name: 'Regionen',
    headings: ['Region', event.name, ...(isCompared && against ? [against.name] : [])],
    rows: (regions ?? []).map(({ name, people, before }) => [
      name || 'ohne Angabe',
      people,
      ...(isCompared ? [before] : []),
    ]),
  }
}

/** To two decimals; nothing of too few answers. */
const averagesOf = ({ scales }: FeedbackReport) =>
  feedbackScales.map(scale => {
    const found = scales.find(one => one.scale === scale)
    return found ? Math.round(found.average * 100) / 100 : null
  })

/** The averages of each workshop, and at last of the whole event; what is too little to be anonymous stays empty. */
export const feedbackTable = ({ workshops, ...whole }: EventFeedback): Table => ({
  name: 'Feedback',
  headings: ['Workshop', 'Gefragt', 'Antworten', ...feedbackScales.map(scale => scaleTexts[scale].topic)],
  rows: [
    ...workshops.map(one => [one.workshop.name, one.asked, one.answers, ...averagesOf(one)]),
    ['Ganze Veranstaltung', whole.asked, whole.answers, ...averagesOf(whole)],
  ],
})
