import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a wrong configuration is refused with all of its problems at once', () => {
  expect(() => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' })).toThrow(
    /PORT: .*DATABASE_URL: .*SECRET_KEY: /,
  )
})

test('there is a demo unless it is switched off or this is production', () => {
  expect(readConfig({}).DEMO).toBe(true)
  expect(readConfig({ DEMO: '0' }).DEMO).toBe(false)
  expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true)
})

test('the address of the app follows the port', () => {
  expect(readConfig({ PORT: '4000' }).APP_URL).toBe('http://localhost:4000')
  expect(readConfig({ APP_URL: 'https://events.example.org/' }).APP_URL).toBe('https://events.example.org')
})
