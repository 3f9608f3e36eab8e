import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { idOf } from '@tafelrunde/contract/http/ids'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { type Frame, RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import '../../shared/ui/heading.css'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { fetchConfirmation, participationQuery } from './confirmations.api.ts'
import css from './confirmations.module.css'
import { counts, feedbackWindow, needsFeedback } from './confirmations.rules.ts'
import { extentText, fileName, lecturersText, missingTexts, titleOf } from './confirmations.texts.ts'
import { FeedbackGiven } from './FeedbackGiven.tsx'
import { MailButton } from './MailButton.tsx'
import { Missing } from './Missing.tsx'

const title = 'Teilnahme\u00ADbestätigung'

type Props = { participation: Participation; now: Date }

const Paper = ({ participation, now }: Props) => {
  const { id, confirmation } = participation
  const name = fileName(participation)
  const fetchPdf = () => fetchConfirmation(id)
  return (
    <div className={css.confirmation__actions}>
      {confirmation.available ? (
        <>
          <PaperButton to="tab" name={name} fetchPdf={fetchPdf} icon="document" label="PDF öffnen" />
          <PaperButton to="file" name={name} fetchPdf={fetchPdf} label="Herunterladen" />
          <MailButton participationId={id} />
        </>
      ) : (
        <Missing participation={participation} now={now} />
      )}
    </div>
  )
}

const Facts = ({ participation }: { participation: Participation }) => {
  const { event, timeslot } = participation
  const { data: events } = useQuery(eventsQuery)
  const place = [timeslot.location, events?.find(({ id }) => id === event.id)?.location]
  const lecturers = lecturersText(participation)
  const facts: (readonly [name: string, value: ReactNode] | false)[] = [
    ['Veranstaltung', event.name],
    ['Datum', longDate(timeslot.start)],
    ['Zeit', `${timeRange(timeslot.start, timeslot.end)} Uhr`],
    place.some(Boolean) && ['Ort', place.filter(Boolean).join(', ')],
    lecturers !== '' && ['Referenten', lecturers],
    counts(participation) && ['Umfang', extentText(participation)],
  ]
  return (
    <Section title="Auf einen Blick">
      <Card>
        <KeyValue facts={facts.filter(fact => fact !== false)} />
      </Card>
    </Section>
  )
}

/** What was answered, and the way to the form where it is not already the next step. */
const OwnFeedback = ({ participation, now }: Props) => {
  const { id, feedback } = participation
  const mayGive = feedbackWindow(participation, now) === 'open' && !needsFeedback(participation, now)
  if (!feedback && !mayGive) return null
  return (
    <Section title="Ihr Feedback">
      {feedback && <FeedbackGiven feedback={feedback} />}
      {mayGive && (
        <p className={css.confirmation__more}>
          <ButtonLink href={paths.feedback(id)} kind="tonal" size="row">
            {feedback ? 'Feedback ändern' : 'Feedback geben'}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}

type PageProps = { participation: Participation; frame: Frame }

const ConfirmationPage = ({ participation, frame }: PageProps) => {
  const now = useNow()
  return (
    <Page title={title} {...frame}>
      <div className={css.confirmations}>
        <h2 className="heading">{titleOf(participation)}</h2>
        <Paper participation={participation} now={now} />
        <Facts participation={participation} />
        <OwnFeedback participation={participation} now={now} />
      </div>
    </Page>
  )
}

/** One own participation with its paper. */
export const ConfirmationScreen = () => (
  <RecordScreen
    record={participationQuery(idOf(useParams().id))}
    title={title}
    back={paths.confirmations}
    skeleton={<SkeletonList kind="session" count={1} />}
    failed="Die Teilnahme kam nicht an"
    unaffected="Ihre Bestätigung ist davon nicht betroffen."
    missing={missingTexts}
  >
    {(participation, frame) => <ConfirmationPage participation={participation} frame={frame} />}
  </RecordScreen>
)
