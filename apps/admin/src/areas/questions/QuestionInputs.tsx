import { QuestionKind } from '@tafelrunde/contract/events/questions'
import { counted } from '@tafelrunde/ui/figures.ts'
import {
  BooleanInput,
  SelectInput,
  TextInput,
  useSimpleFormIteratorItem,
  useSourceContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import css from './questions.module.css'
import { kindTexts } from './questions.texts.ts'

const kinds = QuestionKind.options.map(id => ({ id, name: kindTexts[id] }))

const toLines = (options: unknown) => (Array.isArray(options) ? options.join('\n') : '')
const fromLines = (text: string) => text.split('\n')

const Options = () => (
  <TextInput
    source="options"
    label="Möglichkeiten"
    helperText="Je Zeile eine, in dieser Reihenfolge"
    multiline
    minRows={3}
    format={toLines}
    parse={fromLines}
    className={css.question__wide ?? ''}
    isRequired
  />
)

/** One question; what is answered already says so. */
export const QuestionInputs = () => {
  const { getSource } = useSourceContext()
  const { index } = useSimpleFormIteratorItem()
  const { setValue } = useFormContext<Record<string, unknown>>()
  const kind: unknown = useWatch({ name: getSource('kind') })
  const health: unknown = useWatch({ name: getSource('health') })
  const answers: unknown = useWatch({ name: getSource('answers') })
  return (
    <fieldset className={css['question']}>
      <legend>Frage {index + 1}</legend>
      <div className={css['question__fields']}>
        <TextInput source="text" label="Frage" isRequired className={css.question__main ?? ''} />
        <SelectInput
          source="kind"
          label="Antwort"
          choices={kinds}
          onChange={() => setValue(getSource('region'), false, { shouldDirty: true })}
          readOnly={Number(answers) > 0}
          helperText={
            Number(answers) > 0 ? `${counted(Number(answers), 'Antwort', 'Antworten')} bisher` : false
          }
          isRequired
        />
        {(kind === 'choice' || kind === 'choices') && <Options />}
        <TextInput
          source="help"
          label="Hinweis"
          helperText="Steht klein unter der Frage"
          multiline
          className={css.question__wide ?? ''}
        />
        <BooleanInput source="active" label="Wird gefragt" helperText="Aus: Antworten bleiben erhalten" />
        <BooleanInput
          source="health"
          label="Sagt etwas über Gesundheit oder Glauben"
          helperText="Immer freiwillig; 30 Tage nach der Veranstaltung gelöscht"
          onChange={() => {
            setValue(getSource('required'), false, { shouldDirty: true })
            setValue(getSource('region'), false, { shouldDirty: true })
          }}
        />
        {kind === 'choice' && health !== true && (
          <BooleanInput
            source="region"
            label="Ist die Region"
            helperText="Die Auswertung zählt, aus welchen Regionen die Angemeldeten kommen."
          />
        )}
        {health !== true && <BooleanInput source="required" label="Pflicht" helperText={false} />}
      </div>
    </fieldset>
  )
}
