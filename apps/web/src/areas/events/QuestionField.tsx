import {
  healthAnswersKeptDays,
  longestAnswers,
  type Question,
  yesAndNo,
} from '@tafelrunde/contract/events/questions'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { CheckField } from '../../shared/ui/fields/CheckField.tsx'
import { Field } from '../../shared/ui/fields/Field.tsx'
import { FieldNote } from '../../shared/ui/fields/FieldFrame.tsx'
import { SelectField } from '../../shared/ui/fields/SelectField.tsx'
import { TextAreaField } from '../../shared/ui/fields/TextAreaField.tsx'
import { type AnswerFields, fieldOf } from './answers.api.ts'
import css from './answers.module.css'

type Props = { question: Question; form: UseFormReturn<AnswerFields> }

const needed = 'Bitte beantworten Sie diese Frage.'
const kept = `Nur für diese Veranstaltung; wird ${healthAnswersKeptDays} Tage danach gelöscht.`

const hintOf = ({ help, health }: Question) => [help, health && kept].filter(Boolean).join(' ')

const ruleOf = ({ kind, required }: Question) => {
  const longest = longestAnswers[kind]
  return {
    ...(required && { required: needed }),
    ...(longest !== undefined && {
      maxLength: { value: longest, message: `Bitte schreiben Sie höchstens ${longest} Zeichen.` },
    }),
  }
}

/** Boxes to tick, any of them. */
const Boxes = ({ question, form, hint, error }: Props & { hint: string; error: string | undefined }) => {
  const name = fieldOf(question)
  const note = error ?? hint
  return (
    <fieldset className={css['boxes']} aria-describedby={note ? `${name}-note` : undefined}>
      <legend className="field__label">
        {question.text}
        {!question.required && <span className="field__optional"> (freiwillig)</span>}
      </legend>
      {question.options.map(option => (
        <CheckField key={option} value={option} {...form.register(name, ruleOf(question))}>
          {option}
        </CheckField>
      ))}
      {note && (
        <div className={error ? 'field--error' : ''}>
          <FieldNote id={`${name}-note`} note={note} wrong={Boolean(error)} />
        </div>
      )}
    </fieldset>
  )
}

/** The field that a question is answered in. */
export const QuestionField = ({ question, form }: Props) => {
  const { kind, options, required, text } = question
  const name = fieldOf(question)
  const error = form.getFieldState(name, useFormState({ control: form.control })).error?.message
  const hint = hintOf(question)
  if (kind === 'choices') return <Boxes {...{ question, form, hint, error }} />
  const look = {
    label: text,
    hint,
    error,
    optional: !required,
    ...form.register(name, ruleOf(question)),
  }
  if (kind === 'short') return <Field autoComplete="off" {...look} />
  if (kind === 'long') return <TextAreaField {...look} />
  const offered = kind === 'yes_no' ? yesAndNo : options
  return (
    <SelectField none="Bitte wählen" options={offered.map(value => ({ value, text: value }))} {...look} />
  )
}
