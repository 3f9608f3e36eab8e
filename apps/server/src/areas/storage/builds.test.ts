import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { keepBuild, tidyBuilds } from './builds.service.ts'

const { app, deps, clock } = await buildTestApp()

const script = (name: string) => ({
  path: `/assets/${name}.js`,
  type: 'text/javascript; charset=utf-8',
  read: async () => Buffer.from(`export const name = '${name}'`),
})
const day = 24 * 60 * 60
const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept: '*/*' } })
  return statusCode === 200
    ? { type: headers['content-type'], cache: headers['cache-control'], body }
    : statusCode
}

test('an open tab finds what it was built with for thirty days after the deploy', async () => {
  const [former, both, next] = [script('former-1'), script('both-1'), script('next-1')]
  await keepBuild(deps, [former, both])
  clock.passSeconds(100 * day)
  await keepBuild(deps, [former, both])
  await inTransaction(deps.db, tx => tidyBuilds(tx, deps))
  await keepBuild(deps, [both, next])
  clock.passSeconds(29 * day)
  await keepBuild(deps, [both, next])
  await inTransaction(deps.db, tx => tidyBuilds(tx, deps))
  expect(await ask(former.path)).toEqual({
    type: 'text/javascript; charset=utf-8',
    cache: 'max-age=31536000, immutable',
    body: "export const name = 'former-1'",
  })
  clock.passSeconds(2 * day)
  await keepBuild(deps, [both, next])
  await inTransaction(deps.db, tx => tidyBuilds(tx, deps))
  expect(await ask(former.path)).toBe(404)
  expect(await ask(both.path)).toMatchObject({ body: "export const name = 'both-1'" })
})

test('a file of no build is not found, and never the page of the app', async () => {
  expect(await ask('/assets/nothing-1.js')).toBe(404)
  expect(await ask('/verwaltung/assets/nothing-1.js')).toBe(404)
})

test('servers that start together keep their build once', async () => {
  const files = [script('together-1'), script('together-2')]
  await Promise.all([keepBuild(deps, files), keepBuild(deps, files.toReversed())])
  expect(await ask('/assets/together-2.js')).toMatchObject({ body: "export const name = 'together-2'" })
})
