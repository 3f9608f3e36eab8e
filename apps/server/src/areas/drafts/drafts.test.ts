import * as office from '@tafelrunde/contract/admin/events/drafts'
import { listEventHistory, setEventState } from '@tafelrunde/contract/admin/events/events'
import { allEndpoints } from '@tafelrunde/contract/http/all-endpoints'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { linkLifetime } from './drafts.service.ts'

const { app, as, clock, given } = await buildTestApp()
const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
const secretOf = (url: string) => new URL(url).hash.replace('#entwurf=', '')
const get = (url: string, secret?: string) =>
  app.inject({ url, ...(secret && { headers: { 'x-draft': secret } }) })

const shared = async () => {
  const event = await given.event({ state: 'draft' })
  const workshop = await given.workshop({ eventId: event.id })
  const slot = await given.timeslot({ eventId: event.id, workshopId: workshop.id })
  const lecturer = await given.lecturer(workshop.id)
  const { url, until } = await as(okka)(office.shareDraft, { params: { id: event.id } })
  return { event, workshop, slot, lecturer, url, until, secret: secretOf(url) }
}

/** What belongs to a draft, and is read without a login once it is published. */
const pagesOf = ({ event, workshop, slot, lecturer }: Awaited<ReturnType<typeof shared>>) => [
  `/api/events/${event.id}/`,
  `/api/workshops/${workshop.id}/`,
  `/api/workshops/?event=${event.id}`,
  `/api/timeslots/${slot.id}/`,
  `/api/timeslots/?event=${event.id}`,
  `/api/lecturer/${lecturer.id}/`,
]

test('whoever has the link sees the draft and all that belongs to it, and nothing of it is kept on the way', async () => {
  const draft = await shared()
  expect(new URL(draft.url)).toMatchObject({ pathname: `/event-detail/${draft.event.id}`, search: '' })
  for (const url of pagesOf(draft)) {
    expect([url, (await get(url)).statusCode]).toEqual([url, expect.not.toBeOneOf([200])])
    const answer = await get(url, draft.secret)
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'private, no-store'])
    // Also after somebody has seen it: nobody else gets what was made for them.
    expect([url, (await get(url)).statusCode]).toEqual([url, expect.not.toBeOneOf([200])])
  }
})

test('the link of one draft opens no other, and does nothing but read', async () => {
  const [one, other] = [await shared(), await shared()]
  for (const url of pagesOf(other))
    expect([url, (await get(url, one.secret)).statusCode]).toEqual([url, expect.not.toBeOneOf([200])])
  const { results } = (await get('/api/events/?state=draft', one.secret)).json()
  expect(results).toMatchObject([{ id: one.event.id }])
  const post = await app.inject({
    method: 'POST',
    url: `/api/events/${one.event.id}/subscribe/`,
    headers: { 'x-draft': one.secret },
  })
  expect(post.statusCode).toBe(401)
})

test('whatever needs a login needs one with the link of a draft, too', async () => {
  const { secret } = await shared()
  const closed = allEndpoints.filter(
    ({ method, config }) => method === 'GET' && !['public', 'anyone'].includes(config.auth),
  )
  const open: string[] = []
  for (const { url } of closed) {
    const answer = await get(url.replaceAll(/:\w+/g, '1'), secret)
    if (answer.statusCode !== 401) open.push(`${url} ${answer.statusCode}`)
  }
  expect(open).toEqual([])
})

test('a link ends with the next one, when the office ends it, after 30 days, and once the event is published', async () => {
  const draft = await shared()
  const url = `/api/events/${draft.event.id}/`
  const params = { id: draft.event.id }
  const next = await as(okka)(office.shareDraft, { params })
  expect((await get(url, draft.secret)).statusCode).toBe(404)
  expect((await get(url, secretOf(next.url))).statusCode).toBe(200)
  expect(await as(okka)(office.getDraftLink, { params })).toEqual({ until: next.until })
  await as(okka)(office.endDraftLink, { params })
  expect((await get(url, secretOf(next.url))).statusCode).toBe(404)
  expect(await as(okka)(office.getDraftLink, { params })).toEqual({ until: null })

  const last = secretOf((await as(okka)(office.shareDraft, { params })).url)
  clock.passSeconds(linkLifetime / 1000)
  expect((await get(url, last)).statusCode).toBe(404)
  await as(okka)(setEventState, { params, body: { state: 'announced', version: 2_000_000_000 } })
  const answer = await get(url, last)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  await expect(as(okka)(office.shareDraft, { params })).rejects.toMatchObject({ status: 409 })
})

test('the link of a draft that was published holds no more when it is a draft again', async () => {
  const { event, secret } = await shared()
  const params = { id: event.id }
  await as(okka)(setEventState, { params, body: { state: 'announced', version: 2_000_000_000 } })
  await as(okka)(setEventState, { params, body: { state: 'draft', version: 2_000_000_000 } })
  expect((await get(`/api/events/${event.id}/`, secret)).statusCode).not.toBe(200)
  expect(await as(okka)(office.getDraftLink, { params })).toEqual({ until: null })
})

test('the history names who shared a draft, and no secret stands anywhere', async () => {
  const { event, secret } = await shared()
  const { results } = await as(okka)(listEventHistory, { params: { id: event.id }, query: {} })
  expect(JSON.stringify(results)).not.toContain(secret)
  expect(results).toContainEqual(expect.objectContaining({ by: 'Okka Harms', subject: 'draft_links' }))
})
