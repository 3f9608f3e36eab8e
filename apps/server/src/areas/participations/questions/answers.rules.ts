import { longestAnswers, type QuestionKind, yesAndNo } from '@tafelrunde/contract/events/questions'
import * as texts from './questions.texts.ts'

export type AskedQuestion = {
  id: number
  kind: QuestionKind
  options: string[]
  required: boolean
}

/** What is wrong with what somebody answered to a question; null where nothing is. */
export const faultOf = ({ kind, options, required }: AskedQuestion, values: string[]): string | null => {
  if (values.length === 0) return required ? texts.needsAnswer : null
  if (kind !== 'choices' && values.length > 1) return texts.onlyOne
  const longest = longestAnswers[kind]
  if (longest !== undefined)
    return values.some(value => value.length > longest) ? texts.tooLong(longest) : null
  const offered = kind === 'yes_no' ? yesAndNo : options
  return values.every(value => offered.includes(value)) ? null : texts.notOffered
}

/** Each question with what was answered to it, without what says nothing or twice the same. */
export const answersTo = <Asked extends AskedQuestion>(
  questions: Asked[],
  given: { question: number; values: string[] }[],
) =>
  questions.map(question => {
    const values = given.filter(answer => answer.question === question.id).flatMap(answer => answer.values)
    return { question, values: [...new Set(values)].filter(value => value !== '') }
  })
