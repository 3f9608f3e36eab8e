import { expect, test } from 'vitest'
import { changesOf, versionChanges } from './changes.rules.ts'
import { noMoves, redo, undo, withMove, without } from './moves.rules.ts'

const at = (day: number, from: string, to: string, location: string) => ({
  start: new Date(`2027-03-${day}T${from}:00+01:00`),
  end: new Date(`2027-03-${day}T${to}:00+01:00`),
  room: null,
  location,
})
const words = (from: ReturnType<typeof at> | null, to: ReturnType<typeof at> | null) =>
  changesOf([{ key: 't1', name: 'Waldtag', from, to }]).map(change => [change.kind, change.from, change.to])

test('a change says what differs and no more', () => {
  const here = at(13, '10:00', '11:30', 'Aula')
  expect(words(here, at(13, '10:00', '11:30', 'Aula'))).toEqual([])
  expect(words(here, at(13, '10:00', '11:30', 'Saal'))).toEqual([['moved', 'Aula', 'Saal']])
  expect(words(here, at(13, '12:00', '13:30', 'Aula'))).toEqual([
    ['time', 'Sa., 13.\u00A0März, 10:00–11:30\u00A0Uhr', '12:00–13:30\u00A0Uhr'],
  ])
  expect(words(here, at(12, '12:00', '13:30', 'Saal'))).toEqual([
    [
      'moved',
      'Sa., 13.\u00A0März, 10:00–11:30\u00A0Uhr, Aula',
      'Fr., 12.\u00A0März, 12:00–13:30\u00A0Uhr, Saal',
    ],
  ])
  expect(words(null, here)).toMatchObject([['new', '', expect.stringContaining('Aula')]])
  expect(words(here, null)).toMatchObject([['gone', expect.stringContaining('Aula'), '']])
})

test('versions are compared by their Termine', () => {
  const [first, second] = [at(13, '10:00', '11:30', 'Aula'), at(13, '12:00', '13:30', 'Aula')]
  const changes = versionChanges(
    [
      { timeslot: 1, name: 'A', at: first },
      { timeslot: 2, name: 'B', at: first },
    ],
    [
      { timeslot: 2, name: 'B', at: second },
      { timeslot: 3, name: 'C', at: second },
    ],
  )
  expect(changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['A', 'gone'],
    ['B', 'time'],
    ['C', 'new'],
  ])
})

test('moves are undone and done again in their order; a new one ends what could be done again', () => {
  const move = (key: string) => ({ key, workshop: null, from: null, to: null })
  const two = withMove(withMove(noMoves, move('a')), move('b'))
  const back = undo(two)
  expect(back).toEqual({ done: [move('a')], undone: [move('b')] })
  expect(redo(back)).toEqual(two)
  expect(withMove(back, move('c')).undone).toEqual([])
  expect(without(two, 'a').done).toEqual([move('b')])
  expect(undo(noMoves)).toEqual(noMoves)
})
