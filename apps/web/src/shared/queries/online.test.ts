import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', new EventTarget())
const device = { onLine: true }
vi.stubGlobal('navigator', device)
const { isOnline, noteReached } = await import('./online.ts')

test('an answer that arrives after the network has gone does not bring it back', () => {
  noteReached(true)
  expect(isOnline()).toBe(true)
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  noteReached(true)
  expect(isOnline()).toBe(false)
  device.onLine = true
  window.dispatchEvent(new Event('online'))
  expect(isOnline()).toBe(true)
  noteReached(false)
  expect(isOnline()).toBe(false)
})
