import type { Participation } from '@tafelrunde/contract/own-participations'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { timeRange } from '../../shared/format.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { Card } from '../../shared/ui/CardList.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import '../../shared/ui/heading.css'
import { KeyValue } from '../../shared/ui/KeyValue.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { fetchConfirmation, participationQuery } from './confirmations.api.ts'
import { counts, feedbackWindow, needsFeedback } from './confirmations.rules.ts'
import './confirmations.css'
import { PaperButton } from '../../shared/PaperButton.tsx'
import { extentText, fileName, lecturersText, longDate, titleOf } from './confirmations.texts.ts'
import { FeedbackGiven } from './FeedbackGiven.tsx'
import { MailButton } from './MailButton.tsx'
import { Missing } from './Missing.tsx'

type Props = { participation: Participation; now: Date }

const Paper = ({ participation, now }: Props) => {
  const { id, confirmation } = participation
  const name = fileName(participation)
  const fetchPdf = () => fetchConfirmation(id)
  return (
    <div className="confirmation__actions">
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
        <p className="confirmation__more">
          <ButtonLink href={paths.feedback(id)} kind="tonal" size="row">
            {feedback ? 'Feedback ändern' : 'Feedback geben'}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}

const ConfirmationPage = ({ participation, at }: { participation: Participation; at: Date }) => {
  const now = useNow()
  return (
    <Page
      title={'Teilnahme\u00ADbestätigung'}
      back={paths.confirmations}
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={at}
    >
      <div className="confirmations">
        <h2 className="heading">{titleOf(participation)}</h2>
        <Paper participation={participation} now={now} />
        <Facts participation={participation} />
        <OwnFeedback participation={participation} now={now} />
      </div>
    </Page>
  )
}

const nameless = (content: ReactNode) => (
  <Page title={'Teilnahme\u00ADbestätigung'} back={paths.confirmations}>
    {content}
  </Page>
)

/** One own participation with its paper. */
export const ConfirmationScreen = () => {
  const participation = useQuery(participationQuery(Number(useParams().id)))
  return (
    <Loaded
      query={participation}
      skeleton={<SkeletonList kind="session" count={1} />}
      failed="Die Teilnahme kam nicht an"
      unaffected="Ihre Bestätigung ist davon nicht betroffen."
      missing={
        <EmptyState
          title="Diese Teilnahme gibt es nicht"
          action={<ButtonLink href={paths.confirmations}>Zu den Teilnahmebestätigungen</ButtonLink>}
        >
          Vielleicht ist der Link veraltet, oder er gehört zu einem anderen Konto.
        </EmptyState>
      }
      frame={nameless}
    >
      {data => <ConfirmationPage participation={data} at={new Date(participation.dataUpdatedAt)} />}
    </Loaded>
  )
}
