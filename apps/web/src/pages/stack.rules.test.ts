import type { Location } from 'react-router'
import { expect, test } from 'vitest'
import { afterStep, beginStack, onlyInFront, pagesOf, type Stack, wayOf } from './stack.rules.ts'

const at = (pathname: string, key = pathname): Location => ({
  pathname: pathname.replace(/\?.*/, ''),
  search: pathname.replace(/^[^?]*/, ''),
  hash: '',
  state: null,
  key,
})
const push = (stack: Stack, path: string, key?: string) =>
  afterStep(stack, { action: 'PUSH', location: at(path, key), place: stack.at + 1 })
const replace = (stack: Stack, path: string, state?: string) =>
  afterStep(stack, { action: 'REPLACE', location: { ...at(path), state }, place: stack.at })
const go = (stack: Stack, delta: number, path: string, key?: string) =>
  afterStep(stack, { action: 'POP', location: at(path, key), place: stack.at + delta })

const shown = (stack: Stack) =>
  pagesOf(stack).map(({ location, isInFront }) => `${location?.pathname}${isInFront ? '!' : ''}`)
const start = beginStack(at('/app/tabs/event'), 0)

test('what was left stays behind the page in front, and is in front again when one goes back', () => {
  const opened = push(start, '/event-detail/1')
  expect(shown(opened)).toEqual(['/app/tabs/event', '/event-detail/1!'])
  expect(shown(go(opened, -1, '/app/tabs/event'))).toEqual(['/app/tabs/event!', '/event-detail/1'])
})

test('what lay ahead is gone once one goes elsewhere', () => {
  const back = go(push(start, '/event-detail/1'), -1, '/app/tabs/event')
  expect(shown(push(back, '/exhibitors'))).toEqual(['/app/tabs/event', '/exhibitors!'])
})

test('the tabs are one page, and others when they are opened from another page', () => {
  const tabs = push(push(start, '/app/tabs/schedule'), '/workshop-detail/1')
  expect(shown(tabs)).toEqual(['/app/tabs/schedule', '/workshop-detail/1!'])
  expect(shown(push(tabs, '/app/tabs/event', 'anew'))).toEqual([
    '/app/tabs/schedule',
    '/workshop-detail/1',
    '/app/tabs/event!',
  ])
})

test('an address that adds something to that of its page stays on it', () => {
  const first = push(start, '/exhibitor-data/event/1')
  const second = push(first, '/exhibitor-data/event/1?step=address', 'second')
  expect(pagesOf(second)).toHaveLength(2)
  expect(wayOf(first, second)).toBe('none')
})

test('a page that takes the place of another one leaves nothing of it', () => {
  expect(shown(replace(push(start, '/event-detail/1'), '/login'))).toEqual(['/app/tabs/event', '/login!'])
})

test('who begins anew, after a login or with what has been sent, leaves nothing of the pages before', () => {
  const sent = replace(
    push(push(start, '/exhibitor-data'), '/exhibitor-data/event/1'),
    '/exhibitor-data/7',
    'anew',
  )
  expect(shown(sent)).toEqual(['/exhibitor-data/7!'])
})

test('places of the history that are not known, as after a reload, are found where they are', () => {
  const reloaded = beginStack(at('/workshop-detail/1'), 5)
  const back = go(reloaded, -2, '/exhibitors')
  expect(shown(back)).toEqual(['/exhibitors!', '/workshop-detail/1'])
  expect(shown(go(back, 1, '/exhibitors/1'))).toEqual(['/exhibitors', '/exhibitors/1!', '/workshop-detail/1'])
})

test('of whoever has logged out only what is in front stays', () => {
  expect(shown(onlyInFront(push(push(start, '/account'), '/login')))).toEqual(['/login!'])
})

test('pages that lie far behind are given up', () => {
  const far = Array.from({ length: 20 }, (_, number) => `/workshop-detail/${number}`).reduce(
    (stack, path) => push(stack, path),
    start,
  )
  expect(shown(far)).toHaveLength(9)
  expect(shown(far).at(-1)).toBe('/workshop-detail/19!')
})

test('a page comes from ahead, from behind, or stands where another one stood', () => {
  const opened = push(start, '/event-detail/1')
  expect(wayOf(start, opened)).toBe('forward')
  expect(wayOf(opened, go(opened, -1, '/app/tabs/event'))).toBe('back')
  expect(wayOf(opened, replace(opened, '/login'))).toBe('none')
})
