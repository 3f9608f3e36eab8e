import { expect, test } from 'vitest'
import { association } from '../demo/content/association.content.ts'
import { type PaperItem, planDocument } from './paper.document.ts'

const given = (id: number, lecturer: string, name: string): PaperItem => ({
  name,
  lecturers: [{ id, name: lecturer }],
  isPlenary: false,
  isOff: false,
  at: {
    start: new Date('2026-11-14T10:00+01:00'),
    end: new Date('2026-11-14T11:30+01:00'),
    room: null,
    location: 'Aula',
  },
})

test('what is called off stays on the paper and says so', () => {
  const { sections } = planDocument({
    drawnAt: new Date('2026-11-13T16:05:00+01:00'),
    association,
    event: 'Herbsttagung',
    by: 'day',
    size: 'a4',
    plan: 'published',
    items: [{ ...given(1, 'Anna Müller', 'Lesen'), isOff: true }],
  })
  expect(sections[0]?.rows[0]?.[1]).toEqual(['Entfällt: Lesen', 'Anna Müller'])
})

test('lecturers of the same name have a part each, told apart by what they give', () => {
  const { sections } = planDocument({
    drawnAt: new Date('2026-11-13T16:05:00+01:00'),
    association,
    event: 'Herbsttagung',
    by: 'lecturer',
    size: 'a4',
    plan: 'published',
    items: [
      given(1, 'Anna Müller', 'Lesen'),
      given(2, 'Anna Müller', 'Rechnen'),
      given(1, 'Anna Müller', 'Schreiben'),
      given(3, 'Ben Ott', 'Singen'),
      given(4, 'Anna Müller', 'Rechnen'),
    ],
  })
  expect(sections.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Anna Müller („Lesen“)', 2],
    ['Anna Müller („Rechnen“)', 1],
    ['Anna Müller („Rechnen“) (2)', 1],
    ['Ben Ott', 1],
  ])
})
