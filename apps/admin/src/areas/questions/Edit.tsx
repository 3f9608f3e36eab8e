import { type EventQuestions, listQuestionsHistory } from '@tafelrunde/contract/admin/events/questions'
import { ArrayInput, type RaRecord, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { RecordHistory } from '../../shared/history/RecordHistory.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { QuestionInputs } from './QuestionInputs.tsx'
import css from './questions.module.css'
import { questionHistory, readyMade } from './questions.texts.ts'

type Row = EventQuestions & RaRecord

const historyOf = async (id: number) => {
  const { results } = await call(listQuestionsHistory, { params: { id }, query: { limit: '50' } })
  return results
}

const AddButtons = () => {
  const { add } = useSimpleFormIterator()
  return (
    <span className={css['questions__add']}>
      {Object.entries(readyMade).map(([label, question]) => (
        <Button key={label} label={label} onClick={() => add(question)} />
      ))}
    </span>
  )
}

/** What the server refuses of all questions together. */
const Wrong = () => {
  const { getFieldState, formState } = useFormContext<{ questions: unknown[] }>()
  const { error } = getFieldState('questions', formState)
  const sentence = error?.message ?? error?.root?.message
  return sentence ? (
    <p className={css['questions__wrong']} role="alert">
      {sentence}
    </p>
  ) : null
}

/** What an event asks whoever registers for it. */
export const QuestionsEdit = () => (
  <AreaEdit<Row>
    area="questions"
    label="Veranstaltung"
    titleOf={({ event }) => `Fragen ${event.name}`}
    wayBackOf={({ event }) => event.name}
    pathOf={({ id }) => `/events/${id}/show`}
    columns={questionHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={<RecordHistory of="questions" columns={questionHistory} historyOf={historyOf} />}
  >
    <p className={`quiet ${css['questions__note']}`}>
      Die App stellt sie bei der Anmeldung. Antworten können bis zum Beginn geändert werden. Fragen Sie nur,
      was Sie für die Veranstaltung brauchen.
    </p>
    <Wrong />
    <ArrayInput source="questions" label={false} helperText={false}>
      <SimpleFormIterator disableClear addButton={<AddButtons />} className={css['questions__rows'] ?? ''}>
        <QuestionInputs />
      </SimpleFormIterator>
    </ArrayInput>
  </AreaEdit>
)
