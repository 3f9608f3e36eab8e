import { expect, test } from 'vitest'
import { chosenTexts } from './circulars.texts.ts'

const none = { workshop: undefined, schooltype: undefined }
const toAll = {
  event_name: null,
  audience: 'lecturers',
  standing: null,
  without_feedback: false,
  is_news: false,
} as const

test('each filter of a circular mail says in words whom it leaves', () => {
  const event = { ...toAll, event_name: 'Frühjahrstagung 2027', audience: 'participants' } as const
  expect(chosenTexts(event, none)).toEqual([
    'Frühjahrstagung 2027',
    'Teilnehmende',
    'angemeldet oder auf der Warteliste',
  ])
  const narrow = { ...event, standing: 'attended', without_feedback: true, is_news: true } as const
  expect(chosenTexts(narrow, { workshop: 'Lyrik', schooltype: 'Gymnasium' })).toEqual([
    'Frühjahrstagung 2027',
    'Teilnehmende',
    'Lyrik',
    'war da',
    'Gymnasium',
    'hat noch kein Feedback gegeben',
    'abbestellbar',
  ])
  expect(chosenTexts(toAll, none)).toEqual(['alle mit dieser Rolle', 'Referenten'])
})
