import { expect, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { store, stored } from './house/storage.ts'
import { accountPath, expire, refreshPath, settled } from './house/tokens.ts'
import { link } from './screen.ts'

const html = { contentType: 'text/html', body: '<h1>Bitte anmelden</h1>' }
const json = { contentType: 'application/json', body: '{"detail":"Die Anfrage wurde gedrosselt."}' }
/** What somebody on the way, or a server in trouble, answers; the rule is in `packages/client/src/refresh.test.ts`. */
const foreign = [{ status: 401, ...html }, { status: 401, ...json }, 'lost' as const]

for (const [question, path] of [
  ['new tokens', refreshPath],
  ['whose account it is', accountPath],
] as const)
  test(`bad networks log nobody out: what is no answer of ours to the question of ${question} ends no session`, async ({
    page,
    given,
    signIn,
  }) => {
    await signIn(await given.account())
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    for (const answer of foreign)
      await test.step(answer === 'lost' ? answer : `${answer.status} ${answer.contentType}`, async () => {
        if (path === refreshPath) await store(page, { AUTH_TOKEN: 'spoiled' })
        await page.route(path, async route => {
          if (answer !== 'lost') return route.fulfill(answer)
          await route.fetch() // the server has answered, but nobody hears it
          return route.abort('connectionreset').catch(() => undefined) // the page may have gone
        })
        const asked = page.waitForRequest(path)
        await page.goto('/account')
        await asked
        await seesPage(page, 'Benutzerkonto')
        await page.unroute(path)
      })
    // None of them has taken anything that the next good answer needs.
    if (path === refreshPath) await store(page, { AUTH_TOKEN: 'spoiled' })
    await page.goto('/account')
    await seesPage(page, 'Benutzerkonto')
    if (path === refreshPath) await expect.poll(() => stored(page, 'AUTH_TOKEN')).not.toBe('spoiled')
  })

test('however often the answer to a refresh is lost, nobody is logged out', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
  await store(page, { AUTH_TOKEN: 'spoiled' })
  await page.route(refreshPath, async route => {
    await route.fetch()
    return route.abort('connectionreset').catch(() => undefined)
  })
  for (let start = 0; start < 3; start++) {
    const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('/jwt/refresh/'))
    await page.goto('/account')
    await lost
  }
  await page.unroute(refreshPath)
  await page.goto('/account')
  await seesPage(page, 'Benutzerkonto')
})

test('all who wait for new tokens share one outcome, also when none come', { tag: '@desktop' }, async ({
  page,
  given,
  signIn,
}) => {
  const event = await given.event()
  await given.timeslot({ eventId: event.id })
  await page.clock.install()
  await signIn(await given.account())
  // What comes when there is nothing more urgent is not to be one of those that wait; this screen asks nothing besides.
  const background = ['association/', 'users/legal-texts/', 'users/qr/'].map(path =>
    page.waitForResponse(answer => answer.url().endsWith(`/api/${path}`)),
  )
  await page.goto('/bestaetigung')
  await Promise.all(background)
  await expire(page)
  const two = Promise.withResolvers<void>()
  let refused = 0
  page.on('response', answer => {
    if (answer.status() === 401 && ++refused === 2) two.resolve()
  })
  const answered = Promise.withResolvers<void>()
  let refreshes = 0
  await page.route(refreshPath, async route => {
    refreshes++
    await two.promise
    await page.clock.pauseAt(Date.now() + 1500) // nobody tries again by themselves
    await route.fulfill({ status: 503, ...json })
    answered.resolve()
  })
  await link(page, 'Workshops').click()
  await answered.promise
  await settled(page)
  expect(refreshes).toBe(1)
  await page.unroute(refreshPath)
  await page.clock.resume()
  await seesPage(page, 'Workshops')
})

test('both tokens are written in one step: an app that ends in the middle leaves no half of a session', async ({
  page,
  given,
  signIn,
}) => {
  await page.addInitScript(() => {
    let first: IDBTransaction | undefined
    // oxlint-disable-next-line unbound-method -- the proxy hands it its store
    IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
      apply: (put, entries: IDBObjectStore, args: [unknown, IDBValidKey]) => {
        if (args[1] === 'AUTH_TOKEN' || args[1] === 'REFRESH_TOKEN') {
          first ??= entries.transaction
          if (entries.transaction !== first) throw new DOMException('The app has ended.', 'AbortError')
        }
        return Reflect.apply(put, entries, args)
      },
    })
  })
  await signIn(await given.account())
  const before = await stored(page, 'REFRESH_TOKEN')
  await store(page, { AUTH_TOKEN: 'spoiled' })
  await page.goto('/account')
  await expect.poll(() => stored(page, 'AUTH_TOKEN')).not.toBe('spoiled')
  expect(await stored(page, 'REFRESH_TOKEN')).not.toBe(before)
})
