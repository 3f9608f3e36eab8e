import { expect, test } from 'vitest'
import { headersFor } from './headers.ts'

const known = { access: 'abc', cookies: 'theme=dark; XSRF-TOKEN=a%3Db' }
const get = (method: string, path: string, headers?: Record<string, string>) =>
  Object.fromEntries(headersFor({ method, path, url: path, headers: headers ?? {} }, known))

test('a request carries the stored access token', () => {
  expect(get('GET', '/api/events/')).toEqual({ authorization: 'Bearer abc' })
})

test('without a stored token there is no authorization', () => {
  const request = { method: 'GET', path: '/api/events/', url: '/api/events/' }
  expect([...headersFor(request, { access: undefined, cookies: '' })]).toEqual([])
})

test.each([
  ['POST', '/api/auth/users/'],
  ['POST', '/api/auth/users/activation/'],
])('%s %s goes without a token', (method, path) => {
  expect(get(method, path)).toEqual({ 'x-xsrf-token': 'a=b' })
})

test('other requests about accounts carry the token', () => {
  expect(get('GET', '/api/auth/users/')).toEqual({ authorization: 'Bearer abc' })
  expect(get('PATCH', '/api/auth/users/me/')).toHaveProperty('authorization', 'Bearer abc')
})

test('skip-interceptor leaves the authorization off and is not sent itself', () => {
  expect(get('GET', '/api/', { 'skip-interceptor': '', accept: 'text/plain' })).toEqual({
    accept: 'text/plain',
  })
})

test.each(['GET', 'HEAD'])('%s carries no XSRF token', method => {
  expect(get(method, '/api/events/')).not.toHaveProperty('x-xsrf-token')
})

test.each([
  'https://api.example/api/support/',
  'HTTP://api.example/api/support/',
  '//api.example/api/support/',
])('the absolute address %s gets no XSRF token', url => {
  const sent = headersFor({ method: 'POST', path: '/api/support/', url }, known)
  expect(sent.has('X-XSRF-TOKEN')).toBe(false)
})
