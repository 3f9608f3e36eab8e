import type { EventAnswers } from '@tafelrunde/contract/admin/events/questions'

type Question = EventAnswers['questions'][number]

/** What somebody has answered to a question; empty where nothing. */
export const answerOf = ({ answers }: EventAnswers['people'][number], { id }: Question) =>
  answers.find(({ question }) => question === id)?.values ?? []

/** How many chose each possibility, those who only wait left out; nothing of what is written freely. */
export const countsOf = ({ people }: EventAnswers, question: Question) => {
  const possible = question.kind === 'yes_no' ? ['ja', 'nein'] : question.options
  const given = people.filter(({ waits }) => !waits).flatMap(person => answerOf(person, question))
  return possible.map(value => ({ value, count: given.filter(one => one === value).length }))
}
