import { expect, test } from 'vitest'
import { deepLinkPath } from './deepLinks.ts'

test.each([
  ['https://tafelrunde.app/workshop-detail/7', '/workshop-detail/7'],
  ['https://tafelrunde.app/app/tabs/event?id=3#oben', '/app/tabs/event?id=3#oben'],
  ['https://tafelrunde.app/exhibitors/2?web=verlag.app/x', '/exhibitors/2?web=verlag.app/x'],
])('%s opens %s', (url, path) => {
  expect(deepLinkPath(url)).toBe(path)
})

test.each(['https://tafelrunde.app', 'https://tafelrunde.app/', 'https://example.org/workshop-detail/7'])(
  '%s opens nothing',
  url => {
    expect(deepLinkPath(url)).toBeUndefined()
  },
)

test('the suffix can be another one', () => {
  expect(deepLinkPath('https://app.tagung.example/login', '.example')).toBe('/login')
})
