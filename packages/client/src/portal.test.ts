import { expect, test } from 'vitest'
import { ownPath } from './portal.ts'

test('after a login with the portal only our own pages are gone to, whatever the tab has kept', () => {
  for (const path of ['/app/tabs/event', '/verwaltung/people?page=2#top', '/'])
    expect(ownPath(path)).toBe(path)
  const strange = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    undefined,
  ]
  for (const path of strange) expect(ownPath(path)).toBeUndefined()
})
