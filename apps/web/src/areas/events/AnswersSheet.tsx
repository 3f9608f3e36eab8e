import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnAnswers } from '@tafelrunde/contract/events/questions'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../shared/forms/formFailures.ts'
import { FormSheet } from '../../shared/overlays/FormSheet.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../shared/ui/fields/FormGrid.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { answersQuery, fieldOf, fieldsOf, register, saveAnswers } from './answers.api.ts'
import { QuestionField } from './QuestionField.tsx'

type Props = {
  event: Event
  /** What the button says. */
  submit: string
  /** Registers with the answers; without it they are changed. */
  onRegistered?: (subscription: string) => void
  onClose: () => void
}

/** No draft is kept on the device: what tells of health stays in the form. */
const Form = ({ event, submit, onRegistered, onClose, own }: Props & { own: OwnAnswers }) => {
  const { questions, answers } = own
  const form = useForm({ defaultValues: fieldsOf(questions, answers) })
  const save = form.handleSubmit(async fields => {
    try {
      if (onRegistered) onRegistered(await register(event.id, questions, fields))
      else await saveAnswers(event.id, questions, fields)
      onClose()
    } catch (failure) {
      showAtFields(failure, questions.map(fieldOf), form.setError)
    }
  })
  return (
    <FormGrid onSubmit={save}>
      {questions.map(question => (
        <QuestionField key={question.id} question={question} form={form} />
      ))}
      <Button type="submit" wide pending={form.formState.isSubmitting}>
        {submit}
      </Button>
    </FormGrid>
  )
}

/** What is asked now, and not what was asked when the page was last looked at. */
const KnownForm = (props: Props) => {
  const { data, isFetchedAfterMount } = useQuery({
    ...answersQuery(props.event.id),
    refetchOnMount: 'always',
    throwOnError: true,
  })
  if (!data || !isFetchedAfterMount) return <SkeletonList kind="person" count={2} />
  return <Form {...props} own={data} />
}

/** What the event asks, to be answered at registration or changed afterwards. */
export const AnswersSheet = (props: Props) => (
  <FormSheet title="Fragen zur Anmeldung" onClose={props.onClose}>
    {close => <KnownForm {...props} onClose={close} />}
  </FormSheet>
)
