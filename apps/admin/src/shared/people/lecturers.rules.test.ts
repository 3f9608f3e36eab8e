import { expect, test } from 'vitest'
import { shownLecturer, shownName } from './lecturers.rules.ts'

const own = {
  id: 1,
  first_name: 'H.',
  last_name: 'Voss',
  profile_picture: null,
  profile_description: 'Aus dem Programm.',
  workshops: [],
}
const account = { id: 2, first_name: 'Henning', last_name: 'Voß', profile_description: '' }

test('a lecturer is shown as the linked account says, with the profile’s words where that has none', () => {
  expect(shownName({ ...own, account: null })).toBe('H. Voss')
  expect(shownLecturer({ ...own, account })).toEqual({ ...own, first_name: 'Henning', last_name: 'Voß' })
  expect(
    shownLecturer({ ...own, account: { ...account, profile_description: 'Singt.' } }).profile_description,
  ).toBe('Singt.')
})
