import type { Answer, Question } from '@tafelrunde/contract/events/questions'
import { changeOwnAnswers, getOwnAnswers, registerWithAnswers } from '@tafelrunde/contract/events/questions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { personal, queryClient } from '../../shared/queries/query.ts'

/** What an event asks, and what the person has answered. */
export const answersQuery = (id: number) =>
  queryOptions({
    queryKey: [personal, 'answers', id],
    queryFn: () => call(getOwnAnswers, { params: { id } }),
  })

/** What the fields of a form hold: a text each, or the boxes that are ticked. */
export type AnswerFields = Record<string, string | string[]>

export const fieldOf = ({ id }: Question) => `question_${id}`

export const fieldsOf = (questions: Question[], answers: Answer[]): AnswerFields =>
  Object.fromEntries(
    questions.map(question => {
      const values = answers.find(answer => answer.question === question.id)?.values ?? []
      return [fieldOf(question), question.kind === 'choices' ? values : (values[0] ?? '')]
    }),
  )

const bodyOf = (questions: Question[], fields: AnswerFields) => ({
  answers: questions.map(question => ({
    question: question.id,
    values: [fields[fieldOf(question)] ?? []].flat().filter(value => value.trim() !== ''),
  })),
})

/** Registers with them; again after an answer that was lost it is the same. */
export const register = async (id: number, questions: Question[], fields: AnswerFields) => {
  const body = bodyOf(questions, fields)
  const subscription = await call(registerWithAnswers, { params: { id }, body })
  const answers = body.answers.filter(({ values }) => values.length > 0)
  queryClient.setQueryData(answersQuery(id).queryKey, own => own && { ...own, answers, changeable: true })
  return subscription
}

export const saveAnswers = async (id: number, questions: Question[], fields: AnswerFields) => {
  const answers = await call(changeOwnAnswers, { params: { id }, body: bodyOf(questions, fields) })
  queryClient.setQueryData(answersQuery(id).queryKey, answers)
}
