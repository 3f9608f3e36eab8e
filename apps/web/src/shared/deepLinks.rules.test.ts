import { expect, test } from 'vitest'
import { deepLinkPath, hostsOf } from './deepLinks.rules.ts'

const hosts = hostsOf('https://app.verband.de', 'tagung.example:8443, https://www.tagung.example/start')

test.each([
  ['https://tafelrunde.app/workshop-detail/7', '/workshop-detail/7'],
  ['https://tafelrunde.app/app/tabs/event?id=3#oben', '/app/tabs/event?id=3#oben'],
  ['https://tafelrunde.app/exhibitors/2?web=verlag.app/x', '/exhibitors/2?web=verlag.app/x'],
  ['https://app.verband.de/workshop-detail/7?x=1#y', '/workshop-detail/7?x=1#y'],
  ['HTTPS://App.Verband.DE:443/exhibitors/2', '/exhibitors/2'],
  ['https://app.verband.de./exhibitors/2', '/exhibitors/2'],
  ['http://tagung.example:8443/support', '/support'],
  ['https://www.tagung.example/support', '/support'],
  ['https://app.verband.de/?uid=1&token=2', '/?uid=1&token=2'],
  [
    'https://app.verband.de/workshop-detail/7?next=https://evil.example/',
    '/workshop-detail/7?next=https://evil.example/',
  ],
])('%s opens %s', (link, path) => {
  expect(deepLinkPath(link, hosts)).toBe(path)
})

test.each([
  'https://tafelrunde.app',
  'https://tafelrunde.app/',
  'https://app.verband.de',
  'https://example.org/workshop-detail/7',
  'https://evil.example/.app/workshop-detail/7',
  'https://evil.example/tafelrunde.app/workshop-detail/7',
  'https://tafelrunde.app@evil.example/login',
  'https://tafelrunde.app.evil.example/login',
  'https://verband.de/login',
  'https://evilapp.verband.de.example/login',
  'javascript:alert(1)//tafelrunde.app/login',
  'file://tafelrunde.app/etc/passwd',
  'tafelrunde.app/login',
  '',
])('%j opens nothing', link => {
  expect(deepLinkPath(link, hosts)).toBeUndefined()
})

test.each([
  'https://app.verband.de//evil.example/login',
  'https://app.verband.de/\\evil.example/login',
  'https://app.verband.de/%20/..//\\/evil.example/login',
])('%s stays in the app', link => {
  const path = deepLinkPath(link, hosts) ?? ''
  expect(new URL(path, 'https://app.verband.de').host).toBe('app.verband.de')
  expect(path).toBe('/evil.example/login')
})

test('hosts are read from what may be set, and nothing from nothing', () => {
  expect(hosts).toEqual(['app.verband.de', 'tagung.example', 'www.tagung.example'])
  expect(hostsOf('', ' , ', 'https://')).toEqual([])
})
