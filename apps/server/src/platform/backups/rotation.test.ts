import { expect, test } from 'vitest'
import { isDue, lacking, nameAt, superfluous } from './rotation.ts'

const day = 24 * 3600 * 1000
const start = new Date('2027-03-01T01:30:00Z') // half past two in Berlin

/** What is left after so many days with a backup each, tidied each day. */
const after = (days: number) => {
  let names: string[] = []
  for (let passed = 0; passed < days; passed++) {
    names.push(nameAt(new Date(start.getTime() + passed * day)))
    const gone = superfluous(names)
    names = names.filter(name => !gone.includes(name))
  }
  return names.map(name => name.slice('tafelrunde-'.length, 'tafelrunde-'.length + 10))
}

test('a backup is called by the time in Berlin', () => {
  expect(nameAt(start)).toBe('tafelrunde-2027-03-01-023000.tar.gz')
  expect(nameAt(new Date('2027-07-01T22:05:09Z'), 'upgrade')).toBe(
    'tafelrunde-2027-07-02-000509-upgrade.tar.gz',
  )
})

test('of a long time the last seven days are kept, and the last of four weeks and three months', () => {
  expect(after(3)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03'])
  expect(after(150)).toEqual([
    '2027-05-31', // the last of May
    '2027-06-30', // the last of June
    '2027-07-11', // the last of its week
    '2027-07-18',
    '2027-07-22',
    '2027-07-23',
    '2027-07-24',
    '2027-07-25',
    '2027-07-26',
    '2027-07-27',
    '2027-07-28',
  ])
})

test('a clock that is wrong deletes nothing but what was made while it was', () => {
  const names = [nameAt(new Date('2099-01-01T12:00:00Z')), nameAt(start)]
  expect(superfluous(names)).toEqual([])
  expect(isDue(names, new Date(start.getTime() + day))).toBe(true)
})

test('what somebody else has put there stays, and so do the copies of the last three upgrades', () => {
  const upgrades = [1, 2, 3, 4].map(days => nameAt(new Date(start.getTime() + days * day), 'upgrade'))
  expect(superfluous(['notes.txt', 'tafelrunde-alt.tar.gz', ...upgrades])).toEqual([upgrades[0]])
})

test('a day has its backup from two in the morning on, also if the server was off then, and only once', () => {
  expect(isDue([], new Date('2027-03-01T00:59:00Z'))).toBe(false)
  expect(isDue([], start)).toBe(true)
  const evening = new Date('2027-03-01T20:00:00Z')
  expect(isDue([], evening)).toBe(true)
  expect(isDue([nameAt(start)], evening)).toBe(false)
  expect(isDue([nameAt(start, 'upgrade')], evening)).toBe(true)
})

test('another place gets what it lacks, of a clock that is right again as well, and nothing that it would drop', () => {
  const future = nameAt(new Date('2099-01-01T12:00:00Z'))
  const [first = '', second = ''] = [1, 2].map(days => nameAt(new Date(start.getTime() + days * day)))
  expect(lacking([second, first, future, 'notes.txt'], [future])).toEqual([first, second])
  const later = Array.from({ length: 40 }, (_, days) => nameAt(new Date(start.getTime() + (10 + days) * day)))
  expect(lacking([first], later)).toEqual([])
})
