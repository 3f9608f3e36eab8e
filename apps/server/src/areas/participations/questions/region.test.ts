import { changeEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const { as, deps, given } = await buildTestApp()
const office = as(await given.staff())
const saved = (id: number, version: number, ...questions: object[]) =>
  office(changeEventQuestions, { params: { id }, body: JSON.parse(JSON.stringify({ version, questions })) })

test('at most one question of an event is that of the region, and only one where one possibility is chosen', async () => {
  const { id } = await given.event()
  const region = { kind: 'choice', text: 'Region', options: ['Nord', 'Süd'], region: true }
  await expect(saved(id, 0, region, { ...region, text: 'Noch einmal' })).rejects.toMatchObject({
    status: 400,
    body: { questions: ['Bitte fragen Sie nur einmal nach der Region.'] },
  })
  await expect(saved(id, 0, { ...region, kind: 'choices' })).rejects.toMatchObject({ status: 400 })
  const { questions, version } = await saved(id, 0, region, { ...region, text: 'Bezirk', region: false })
  const [one, other] = questions
  // Another one becomes it, whatever their order.
  const changed = await saved(id, version, { ...other, region: true }, { ...one, region: false })
  expect(changed.questions.map(({ text, region }) => [text, region])).toEqual([
    ['Bezirk', true],
    ['Region', false],
  ])
  // The database itself keeps to it.
  const both = deps.db.$client.query('update event_questions set is_region = true where event_id = $1', [id])
  await expect(both).rejects.toThrow('event_questions_one_region')
})
