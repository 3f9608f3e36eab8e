import {
  type EventAnswers,
  exportEventAnswers,
  listEventAnswers,
} from '@tafelrunde/contract/admin/events/questions'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { EventPage } from '../../shared/pages/EventPage.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { answerOf, countsOf } from './answers.rules.ts'
import css from './questions.module.css'

const Counts = ({ all, question }: { all: EventAnswers; question: EventAnswers['questions'][number] }) => {
  const counts = countsOf(all, question)
  return (
    <Card title={question.text}>
      <p>{counted(question.answers, 'Antwort', 'Antworten')}</p>
      {counts.length > 0 && (
        <ul className="rows">
          {counts.map(({ value, count }) => (
            <li key={value}>
              <span>{value}</span>
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Answers = ({ event, name }: { event: number; name: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['questions', 'answers', event],
    queryFn: () => call(listEventAnswers, { params: { id: event } }),
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <p role="status">Wird geladen …</p>
  const { questions, people } = data
  return (
    <div className="stack">
      <p className={css['answers__deeds']}>
        <LinkBase to={`/questions/${event}`}>Fragen bearbeiten</LinkBase>
        {people.length > 0 && <Button label="Drucken" onClick={() => window.print()} />}
        {questions.length > 0 && (
          <FileButton
            label="Als Excel-Datei"
            name={`Antworten ${name}.xlsx`}
            load={() => callForFile(exportEventAnswers, { params: { id: event }, query: { format: 'xlsx' } })}
          />
        )}
      </p>
      {questions.some(({ health }) => health) && (
        <p className="quiet">
          Angaben zur Gesundheit löschen wir hier 30 Tage nach der Veranstaltung. Was Sie gedruckt oder als
          Datei gespeichert haben, löschen Sie bitte selbst.
        </p>
      )}
      {questions.length === 0 && <p>Diese Veranstaltung fragt bei der Anmeldung nichts.</p>}
      <div className={css['answers__counts']}>
        {questions.map(question => (
          <Counts key={question.id} all={data} question={question} />
        ))}
      </div>
      {people.length > 0 && (
        <Card title="Alle Antworten">
          <div className={css['answers__scroll']}>
            <table className={css['answers__people']}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  {questions.map(({ id, text }) => (
                    <th key={id} scope="col">
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {people.map(person => (
                  <tr key={person.id}>
                    <th scope="row">
                      <LinkBase to={`/registrations/${person.id}/show`}>
                        {person.last_name}, {person.first_name}
                      </LinkBase>
                      {person.waits && <span className="detail">wartet</span>}
                    </th>
                    {questions.map(question => (
                      <td key={question.id}>{answerOf(person, question).join(', ') || '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
    </div>
  )
}

/** What people have answered when they registered, counted and one by one. */
export const AnswersScreen = () => (
  <EventPage title="Antworten" render={({ id, name }) => <Answers key={id} event={id} name={name} />} />
)
