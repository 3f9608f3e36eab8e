import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', new EventTarget())
const { addFavourite, hasFavourite, removeFavourite } = await import('./favourites.ts')

test('a session is a favourite from adding until removing, however often it was added', () => {
  expect(hasFavourite(7)).toBe(false)
  addFavourite(7)
  addFavourite(7)
  addFavourite(8)
  expect(hasFavourite(7)).toBe(true)
  removeFavourite(7)
  expect(hasFavourite(7)).toBe(false)
  expect(hasFavourite(8)).toBe(true)
})

test('a logout leaves none for whoever comes next', () => {
  addFavourite(9)
  window.dispatchEvent(new Event('user:logout'))
  expect(hasFavourite(9)).toBe(false)
})
