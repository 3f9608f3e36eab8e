import { expect, test } from 'vitest'
import * as forBrowsers from './filters.browser.ts'
import * as filters from './filters.ts'

test('a browser finds every filter under its name', () => {
  expect(Object.keys(forBrowsers).toSorted()).toEqual(Object.keys(filters).toSorted())
})
