import { expect, test } from 'vitest'
import { countsOf } from './answers.rules.ts'

const food = {
  id: 7,
  kind: 'choices' as const,
  text: 'Ernährung',
  help: '',
  options: ['vegetarisch', 'vegan'],
  required: false,
  health: true,
  region: false,
  active: true,
  answers: 3,
}
const person = (id: number, values: string[], waits = false) => ({
  id,
  first_name: 'Eva',
  last_name: 'Sommer',
  email: 'eva@schule.example',
  waits,
  answers: [{ question: 7, values }],
})

test('each possibility is counted, for who comes and not for who only waits', () => {
  const people = [person(1, ['vegan']), person(2, ['vegan', 'vegetarisch']), person(3, ['vegan'], true)]
  expect(countsOf({ questions: [food], people }, food)).toEqual([
    { value: 'vegetarisch', count: 1 },
    { value: 'vegan', count: 2 },
  ])
})
