import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startDatabaseProxy } from '../../../test/servers/database-proxy.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { createLog } from '../log.ts'
import { listenForChanges } from './changes.ts'

const url = await newDatabase()
const log = createLog('silent')

const notify = async (table: string) => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`notify changes, '${table}'`)
  await client.end()
}

const calls = (method: 'connect' | 'query') => {
  const spy = vi.spyOn(pg.Client.prototype, method)
  onTestFinished(() => spy.mockRestore())
  return spy
}

const listen = async (pulse = 0.3) => {
  const proxy = await startDatabaseProxy(url)
  const changes = await listenForChanges(proxy.url, log, pulse)
  const told: (string | undefined)[] = []
  changes.onChange(table => told.push(table))
  onTestFinished(async () => {
    await changes.stop()
    proxy.stop()
  })
  return { proxy, changes, told }
}

test('a connection that falls silent is noticed, everything is forgotten, and a new one hears again', async () => {
  const { proxy, changes, told } = await listen()
  expect(changes.heard()).toBe(true)
  proxy.mute()
  await notify('timeslots')
  await eventually(() => expect(changes.heard()).toBe(false))
  expect(told).toEqual([undefined])
  proxy.speak()
  await eventually(() => expect(changes.heard()).toBe(true))
  expect(told).toEqual([undefined, undefined])
  await notify('events')
  await eventually(() => expect(told).toEqual([undefined, undefined, 'events']))
})

test('who writes while it is silent is not kept waiting for it, and everything is forgotten', async () => {
  const { proxy, changes, told } = await listen(3600)
  proxy.mute()
  await changes.settled()
  expect([changes.heard(), told]).toEqual([true, [undefined]])
})

test('a connection that answers stays, however long nothing changes', async () => {
  const { changes, told } = await listen()
  const pulses = calls('query')
  await eventually(() => expect(pulses.mock.calls.length).toBeGreaterThan(3))
  expect([changes.heard(), told]).toEqual([true, []])
})

test('who cannot listen at first hears so, and nothing goes on trying', async () => {
  const proxy = await startDatabaseProxy(url)
  onTestFinished(proxy.stop)
  proxy.mute()
  const connects = calls('connect')
  await expect(listenForChanges(proxy.url, log, 0.1)).rejects.toThrow(/timeout/)
  // Whatever else runs in this process may connect meanwhile, to elsewhere.
  const port = Number(new URL(proxy.url).port)
  expect(
    connects.mock.contexts.filter(client => client instanceof pg.Client && client.port === port),
  ).toHaveLength(1)
})

test('a server that stops while its connection is silent does not wait for it', async () => {
  const { proxy, changes } = await listen()
  proxy.mute()
  await changes.stop()
  expect(changes.heard()).toBe(false)
})

test('what is told together is heard here at once, and by other processes a little later, each once', async () => {
  const [here, elsewhere] = [await listen(3600), await listen(3600)]
  await eventually(() => expect(here.told).toHaveLength(1))
  here.told.length = 0
  here.changes.tellTogether('timeslots', 'places/1')
  here.changes.tellTogether('timeslots', 'places/2')
  expect(here.told).toEqual(['timeslots', 'places/1', 'timeslots', 'places/2'])
  expect(elsewhere.told).toEqual([])
  const heard = ['timeslots', 'places/1', 'places/2']
  await eventually(() => expect(elsewhere.told).toEqual(heard))
})

test('what was still to be told is told by a process that stops', async () => {
  const [here, elsewhere] = [await listen(3600), await listen(3600)]
  here.changes.tellTogether('timeslots')
  await here.changes.stop()
  await eventually(() => expect(elsewhere.told).toEqual(['timeslots']))
})

test('a process that begins lets all others look anew, for one that was killed before it told them', async () => {
  const { told } = await listen(3600)
  await listen(3600)
  await eventually(() => expect(told).toEqual([undefined]))
})
