import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnAnswers, Question } from '@tafelrunde/contract/events/questions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { AnswersSheet } from './AnswersSheet.tsx'
import { answersQuery } from './answers.api.ts'
import css from './answers.module.css'

// Both in one chunk: whoever registers is about to see the answers.
export { AnswersSheet }

const answerOf = ({ answers }: OwnAnswers, { id, required }: Question) =>
  answers.find(({ question }) => question === id)?.values.join(', ') ??
  (required ? 'Noch offen' : 'Nicht angegeben')

/** What the person has answered at registration, to be changed until the event begins. */
export const EventAnswers = ({ event }: { event: Event }) => {
  const { data: own } = useQuery(answersQuery(event.id))
  const [changing, setChanging] = useState(false)
  if (!own || own.questions.length === 0) return null
  return (
    <Section title="Ihre Angaben">
      <dl className={css['answers']}>
        {own.questions.map(question => (
          <div key={question.id}>
            <dt>{question.text}</dt>
            <dd>{answerOf(own, question)}</dd>
          </div>
        ))}
      </dl>
      {own.changeable && (
        <Button kind="plain" size="row" onClick={() => setChanging(true)}>
          Angaben ändern
        </Button>
      )}
      {changing && (
        <AnswersSheet event={event} submit="Angaben speichern" onClose={() => setChanging(false)} />
      )}
    </Section>
  )
}
