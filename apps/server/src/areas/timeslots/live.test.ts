import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { followPlaces, LivePlaces } from '@tafelrunde/contract/http/live'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startBufferingProxy } from '../../../test/servers/buffering-proxy.ts'
import { events } from '../events/events.tables.ts'
import { timeslots } from './timeslots.tables.ts'

const here = await buildTestApp()
const there = await here.secondProcess()
const origin = await there.app.listen({ port: 0, host: '127.0.0.1' })
const { as, deps, given } = here

const newsIn = (message = '') => {
  const [, id, data] = message.match(/^id: (.+)\nevent: places\ndata: (.*)$/m) ?? []
  return id && data ? { id, places: LivePlaces.parse(JSON.parse(data)) } : undefined
}

/** Follows the places on the other server: each call waits for the next news. */
const follow = async (search = '') => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { body } = await fetch(origin + followPlaces.url + search, { signal: leaving.signal })
  if (!body) throw new Error('a stream has a body')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      const message = end < 0 ? undefined : text.slice(0, end)
      if (message !== undefined) text = text.slice(end + 2)
      const news = newsIn(message)
      if (news) return news.places
      if (message === undefined) text += (await reader.read()).value ?? ''
    }
  }
  expect(await next(), 'the first event only shows that the stream flows').toEqual({
    timeslots: [],
    events: [],
    changed: [],
  })
  return next
}

/** Asks the other server for one message, as somebody who knows the numbers with this id. */
const ask = (knownId?: string, from = origin, search = '') =>
  fetch(`${from}${followPlaces.url}?once=1${search}`, {
    headers: knownId ? { 'last-event-id': knownId } : {},
  })
const newsOf = async (answer: Response) => {
  const news = newsIn(await answer.text())
  if (!news) throw new Error('the answer ended without news')
  return news
}
/** Asks again with each id, as a browser does, until an answer tells that so many have a place. */
const untilTold = async (
  slot: { id: number },
  taken: number,
  from = origin,
  knownId?: string,
): Promise<{ id: string }> => {
  const news = await newsOf(await ask(knownId, from))
  const isTold = news.places.timeslots.some(
    ({ id, participants_count }) => id === slot.id && participants_count === taken,
  )
  return isTold ? news : untilTold(slot, taken, from, news.id)
}

test('a place taken on one server is told on another within two seconds', async () => {
  const slot = await given.timeslot({ capacity: 1 })
  const [anna, ben] = [await given.account(), await given.account()]
  const next = await follow()
  const began = performance.now()
  await as(anna)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await next()).toEqual({
    timeslots: [{ id: slot.id, participants_count: 1, waitlist_count: 0 }],
    events: [{ id: slot.eventId, participants_count: 1, waitlist_count: 0 }],
    changed: [],
  })
  expect(performance.now() - began).toBeLessThan(2000)
  await as(ben)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect((await next()).timeslots).toEqual([{ id: slot.id, participants_count: 1, waitlist_count: 1 }])
})

test('only numbers that have changed are told, and none of drafts or of what is over', async () => {
  const slot = await given.timeslot()
  const draft = await given.timeslot()
  const [startsAt, endsAt] = [new Date('2027-02-01T09:00Z'), new Date('2027-02-01T17:00Z')]
  const past = await given.timeslot({ eventId: (await given.event({ startsAt, endsAt })).id })
  await given.participants(draft.id, 2)
  await deps.db.update(events).set({ state: 'draft' }).where(eq(events.id, draft.eventId))
  const next = await follow()
  await deps.db.update(timeslots).set({ roomId: null }).where(eq(timeslots.id, slot.id))
  await deps.db.update(timeslots).set({ seatsTaken: 3 }).where(eq(timeslots.id, draft.id))
  await deps.db.update(timeslots).set({ seatsTaken: 3 }).where(eq(timeslots.id, past.id))
  const person = await given.account()
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect((await next()).timeslots.map(({ id }) => id)).toEqual([slot.id])
  await as(person)(unsubscribeFromTimeslot, { params: { id: slot.id } })
  expect(await next()).toEqual({
    timeslots: [{ id: slot.id, participants_count: 0, waitlist_count: 0 }],
    events: [],
    changed: [],
  })
})

test.each([
  ['room', { location: 'Aula' }],
  ['time', { startsAt: new Date('2027-03-13T10:05Z') }],
  ['number of places', { capacity: 11 }],
  ['calling off', { calledOffAt: new Date('2027-03-01T10:00Z') }],
])('a timeslot of which the %s changes is named, its numbers are not told', async (_what, change) => {
  const slot = await given.timeslot({ capacity: 10 })
  await untilTold(slot, 0) // else a busy server may hear of its numbers together with the change
  const next = await follow(`?event=${slot.eventId}`)
  await deps.db.update(timeslots).set(change).where(eq(timeslots.id, slot.id))
  expect(await next()).toEqual({ timeslots: [], events: [], changed: [slot.id] })
})

test('who asks for one message hears that timeslots have changed meanwhile, but not because of their numbers', async () => {
  const slot = await given.timeslot({ capacity: 10 })
  await untilTold(slot, 0) // as above
  const news = async (knownId?: string) => newsOf(await ask(knownId, origin, `&event=${slot.eventId}`))
  expect((await news()).places.changed, 'whoever knows nothing has just read it').toEqual([])
  const known = (await news()).id
  await deps.db.update(timeslots).set({ seatsTaken: 3 }).where(eq(timeslots.id, slot.id))
  const numbers = await news(known)
  expect(numbers.places).toMatchObject({ timeslots: [{ participants_count: 3 }], changed: [] })
  await deps.db.update(timeslots).set({ location: 'Aula' }).where(eq(timeslots.id, slot.id))
  expect((await news(numbers.id)).places.changed).toEqual([slot.id])
})

test('a proxy that keeps answers until they end passes news on with answers that end', async () => {
  const proxy = await startBufferingProxy(origin)
  onTestFinished(proxy.stop)
  const slot = await given.timeslot()
  const person = await given.account()
  const { id } = await untilTold(slot, 0, proxy.origin)
  const told = untilTold(slot, 1, proxy.origin, id)
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  expect(await told).toBeDefined()
})

test('who asks for one event and knows the numbers gets what changes, or all if something was missed', async () => {
  const other = await given.timeslot()
  const slot = await given.timeslot()
  const person = await given.account()
  const { id } = await untilTold(slot, 0)
  const answer = await ask(id)
  await as(person)(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  const { places } = await newsOf(answer)
  expect(places.timeslots).toEqual([{ id: slot.id, participants_count: 1, waitlist_count: 0 }])
  const missed = await newsOf(await ask(id))
  expect(missed.places.timeslots.map(one => one.id)).toEqual(expect.arrayContaining([other.id, slot.id]))
})

test('what changes while nobody listens is told to whoever comes next', async () => {
  const slot = await given.timeslot()
  const { id } = await untilTold(slot, 0)
  const heard = new Promise<void>(resolve => {
    there.deps.changes.onChange(table => table === 'timeslots' && resolve())
  })
  await deps.db.update(timeslots).set({ seatsTaken: 3 }).where(eq(timeslots.id, slot.id))
  await heard
  expect(await untilTold(slot, 3, origin, id)).toBeDefined()
})

test('who listens for one event hears of that alone, who names none of all', async () => {
  const [slot, other] = [await given.timeslot(), await given.timeslot()]
  const [next, nextOfAll] = [await follow(`?event=${slot.eventId}`), await follow()]
  const take = async (id: number) =>
    as(await given.account())(subscribeToTimeslot, { params: { id }, query: {} })
  await take(other.id)
  expect((await nextOfAll()).timeslots.map(({ id }) => id)).toEqual([other.id])
  await take(slot.id)
  const news = {
    timeslots: [{ id: slot.id, participants_count: 1, waitlist_count: 0 }],
    events: [{ id: slot.eventId, participants_count: 1, waitlist_count: 0 }],
    changed: [],
  }
  expect(await next()).toEqual(news)
  expect(await nextOfAll()).toEqual(news)

  const { id, places } = await newsOf(await ask(undefined, origin, `&event=${slot.eventId}`))
  expect(places).toEqual(news)
  const waiting = await ask(id, origin, `&event=${slot.eventId}`)
  await take(other.id)
  await nextOfAll()
  await take(slot.id)
  const told = (await newsOf(waiting)).places
  expect(told.timeslots).toEqual([{ id: slot.id, participants_count: 2, waitlist_count: 0 }])
})

test('another server hears a moment later in which event places were taken', async () => {
  const slot = await given.timeslot()
  await there.deps.changes.settled()
  const told: (string | undefined)[] = []
  there.deps.changes.onChange(change => told.push(change))
  await as(await given.account())(subscribeToTimeslot, { params: { id: slot.id }, query: {} })
  const places = () => told.filter(change => change?.startsWith('places/'))
  await expect.poll(places).toEqual([`places/${slot.eventId}`])
})

test('an event that nobody may see yet tells nothing until it is published, one without sense is refused', async () => {
  const slot = await given.timeslot()
  await deps.db.update(events).set({ state: 'draft' }).where(eq(events.id, slot.eventId))
  const next = await follow(`?event=${slot.eventId}`)
  await deps.db.update(timeslots).set({ seatsTaken: 1 }).where(eq(timeslots.id, slot.id))
  await deps.db.update(events).set({ state: 'open' }).where(eq(events.id, slot.eventId))
  expect((await next()).timeslots).toMatchObject([{ id: slot.id, participants_count: 1 }])
  for (const wrong of ['x', '0', '1.5'])
    expect((await here.app.inject(`${followPlaces.url}?event=${wrong}`)).statusCode).toBe(400)
})

test('the address has no HEAD, which would never end', async () => {
  expect((await here.app.inject({ method: 'HEAD', url: followPlaces.url })).statusCode).toBe(404)
})
