import { zodResolver } from '@hookform/resolvers/zod'
import { FeedbackBody, feedbackScales, giveFeedback } from '@tafelrunde/contract/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'
import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { idOf } from '@tafelrunde/contract/http/ids'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useDraft } from '../../shared/drafts/draft.ts'
import { inForms } from '../../shared/forms/forms.ts'
import { Page } from '../../shared/page/Page.tsx'
import { RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { call } from '../../shared/queries/api.ts'
import { invalidate } from '../../shared/queries/stale.ts'
import { showToast } from '../../shared/toasts.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { FormFoot } from '../../shared/ui/fields/FormFoot.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import '../../shared/ui/heading.css'
import { showAtFields } from '../../shared/forms/formFailures.ts'
import { useGo } from '../../shared/page/useGo.ts'
import { TextAreaField } from '../../shared/ui/fields/TextAreaField.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { participationQuery } from './confirmations.api.ts'
import confirmations from './confirmations.module.css'
import { type FeedbackWindow, feedbackWindow } from './confirmations.rules.ts'
import { closedText, footText, lecturersText, missingTexts, titleOf } from './confirmations.texts.ts'
import { FeedbackGiven } from './FeedbackGiven.tsx'
import css from './feedback.module.css'
import { Scale } from './Scale.tsx'

const fields = [...feedbackScales, 'comment'] as const

/** What stands in the form at first; nothing chosen is an empty text. */
const valuesOf = ({ id, feedback }: Participation) => ({
  participation: id,
  content: String(feedback?.content ?? ''),
  teaching: String(feedback?.teaching ?? ''),
  organisation: String(feedback?.organisation ?? ''),
  benefit: String(feedback?.benefit ?? ''),
  comment: feedback?.comment ?? '',
})

const About = ({ participation }: { participation: Participation }) => (
  <div>
    <h2 className="heading">{titleOf(participation)}</h2>
    <p className={confirmations.confirmation__line}>
      {[lecturersText(participation), longDate(participation.timeslot.start)].filter(Boolean).join(' · ')}
    </p>
  </div>
)

const FeedbackForm = ({ participation }: { participation: Participation }) => {
  const formId = useId()
  const { back } = useGo()
  const form = useForm({
    resolver: zodResolver(FeedbackBody, inForms),
    defaultValues: valuesOf(participation),
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft(`feedback ${participation.id}`, form)
  const open = useWatch({ control, name: feedbackScales }).filter(rating => !rating).length

  const send = handleSubmit(async body => {
    try {
      await call(giveFeedback, { body })
      draft.clear()
      await invalidate('feedback')
      void showToast('Danke, Ihr Feedback ist gespeichert.', { icon: 'check' })
      back(paths.confirmations)
    } catch (failure) {
      showAtFields(failure, fields, setError)
    }
  })

  return (
    <Page
      title="Feedback"
      back={paths.confirmations}
      foot={
        <FormFoot>
          <Button type="submit" form={formId} wide pending={isSubmitting}>
            {participation.feedback ? 'Feedback ändern' : 'Feedback senden'}
          </Button>
          <p className={css.feedback__open} role="status">
            {footText(open, participation)}
          </p>
        </FormFoot>
      }
    >
      <form id={formId} className={css.feedback} onSubmit={event => void send(event)} noValidate>
        <About participation={participation} />
        {feedbackScales.map(scale => (
          <Scale
            key={scale}
            {...scaleTexts[scale]}
            error={errors[scale] && 'Bitte wählen Sie eine Zahl von 1 bis 5.'}
            {...register(scale)}
          />
        ))}
        <TextAreaField
          label="Was möchten Sie noch sagen?"
          optional
          placeholder="Was hat geholfen, was hat gefehlt?"
          error={errors.comment?.message}
          {...register('comment')}
        />
      </form>
    </Page>
  )
}

type ClosedProps = { participation: Participation; why: Exclude<FeedbackWindow, 'open'> }

const Closed = ({ participation, why }: ClosedProps) => (
  <Page title="Feedback" back={paths.confirmations}>
    {participation.feedback ? (
      <div className={css.feedback}>
        <About participation={participation} />
        <IconLine icon="info">{closedText(why, participation)}</IconLine>
        <FeedbackGiven feedback={participation.feedback} />
      </div>
    ) : (
      <EmptyState
        title={titleOf(participation)}
        action={<ButtonLink href={paths.confirmations}>Zu den Teilnahmebestätigungen</ButtonLink>}
      >
        {closedText(why, participation)}
      </EmptyState>
    )}
  </Page>
)

const FeedbackPage = ({ participation }: { participation: Participation }) => {
  const why = feedbackWindow(participation, useNow())
  return why === 'open' ? (
    <FeedbackForm key={participation.id} participation={participation} />
  ) : (
    <Closed participation={participation} why={why} />
  )
}

/** Four scales and a free text on an own participation; to read only once the deadline has passed. */
export const FeedbackScreen = () => (
  <RecordScreen
    record={participationQuery(idOf(useParams().id))}
    title="Feedback"
    back={paths.confirmations}
    skeleton={<SkeletonList kind="session" count={1} />}
    failed="Das Formular kam nicht an"
    missing={missingTexts}
  >
    {participation => <FeedbackPage participation={participation} />}
  </RecordScreen>
)
