import { expect, test } from 'vitest'
import { addFavourite, hasFavourite, removeFavourite } from './favourites.ts'

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
