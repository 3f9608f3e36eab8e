import type { Audience, Circular, Standing } from '@tafelrunde/contract/admin/mails/circulars'
import { counted } from '@tafelrunde/ui/figures.ts'

const audienceTexts: Record<Audience, string> = {
  participants: 'Teilnehmende',
  lecturers: 'Referenten',
  exhibitors: 'Aussteller',
}
export const audiences = Object.entries(audienceTexts).map(([id, name]) => ({ id, name }))

const standingTexts: Record<Standing, string> = {
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
  attended: 'war da',
  absent: 'hat gefehlt',
}
export const standings = Object.entries(standingTexts).map(([id, name]) => ({ id, name }))

type Filters = Pick<Circular, 'event_name' | 'audience' | 'standing' | 'without_feedback' | 'is_news'>
type Names = { workshop: string | undefined; schooltype: string | undefined }

/** „Frühjahrstagung 2027“, „war da“, „hat noch kein Feedback gegeben“: what each filter says, in the order of the form. */
export const chosenTexts = (
  { event_name, audience, standing, without_feedback, is_news }: Filters,
  { workshop, schooltype }: Names,
) => {
  const ofParticipants = event_name !== null && audience === 'participants'
  const usual = ofParticipants ? 'angemeldet oder auf der Warteliste' : undefined
  return [
    event_name ?? 'alle mit dieser Rolle',
    audienceTexts[audience],
    workshop,
    standing ? standingTexts[standing] : usual,
    schooltype,
    without_feedback && 'hat noch kein Feedback gegeben',
    is_news && 'abbestellbar',
  ].filter(text => typeof text === 'string')
}

/** „3 von Hand entfernt · 2 ohne gültige Adresse“: who of those that the filters mean gets none. */
export const leftOut = ({ removed, unreachable, unsubscribed }: Circular) =>
  [
    removed.length > 0 && `${removed.length} von Hand entfernt`,
    unreachable > 0 && `${unreachable} ohne gültige Adresse`,
    unsubscribed > 0 && `${unsubscribed} abbestellt`,
  ]
    .filter(Boolean)
    .join(' · ')

/** „212 Mails senden“, with exactly that number. */
export const sendText = (count: number) => `${counted(count, 'Mail', 'Mails')} senden`

/** „dauert etwa 4 Minuten“, from its first mail on */
export const durationText = ({ count, pace }: Circular) =>
  `dauert etwa ${counted(Math.ceil(count / pace), 'Minute', 'Minuten')}`

export const patienceText = 'Der Versand beginnt 1 Minute nach dem Klick'
