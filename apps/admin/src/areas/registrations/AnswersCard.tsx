import {
  changeRegistrationAnswers,
  getRegistrationAnswers,
} from '@tafelrunde/contract/admin/events/questions'
import type { OwnAnswers } from '@tafelrunde/contract/events/questions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { AnswerField } from './AnswerField.tsx'
import css from './registration.module.css'

type Props = { registration: number; own: OwnAnswers; done: () => void }

const valuesOf = ({ answers }: OwnAnswers, id: number) =>
  answers.find(({ question }) => question === id)?.values ?? []

/** Answers for somebody who has called; what is compulsory may stay open. */
const Answering = ({ registration, own, done }: Props) => {
  const [answers, setAnswers] = useState(
    own.questions.map(({ id }) => ({ question: id, values: valuesOf(own, id) })),
  )
  const write = (id: number, values: string[]) =>
    setAnswers(answers.map(answer => (answer.question === id ? { question: id, values } : answer)))
  return (
    <Deed
      label="Angaben ändern"
      title="Angaben ändern"
      text="Die Person sieht sie in der App als ihre eigenen. Niemand bekommt eine Mail."
      done="Gespeichert."
      perform={async () => {
        await call(changeRegistrationAnswers, { params: { id: registration }, body: { answers } })
        done()
      }}
    >
      <div className={css['group']}>
        {own.questions.map(question => (
          <AnswerField
            key={question.id}
            question={question}
            values={answers.find(answer => answer.question === question.id)?.values ?? []}
            onChange={values => write(question.id, values)}
          />
        ))}
      </div>
    </Deed>
  )
}

/** What somebody answered when they registered; not there where the event asks nothing. */
export const AnswersCard = ({ registration }: { registration: number }) => {
  const queries = useQueryClient()
  const queryKey = ['registrations', 'answers', registration]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(getRegistrationAnswers, { params: { id: registration } }),
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data || data.questions.length === 0) return null
  const facts = data.questions.map(question => {
    const values = valuesOf(data, question.id).join(', ')
    return { ...question, values: values || (question.required ? 'fehlt' : '–') }
  })
  return (
    <Card title="Angaben">
      <dl className={css['answers']}>
        {facts.map(({ id, text, values }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{values}</dd>
          </div>
        ))}
      </dl>
      {data.changeable && (
        <Answering
          key={JSON.stringify(data.answers)}
          registration={registration}
          own={data}
          done={() => void queries.invalidateQueries({ queryKey })}
        />
      )}
    </Card>
  )
}
