import type { Page } from '@playwright/test'
import { ownerOf } from '@tafelrunde/client/token'
import { getPassKeys } from '@tafelrunde/contract/people/passes'
import { qrModules } from '../apps/server/src/platform/qr.ts'
import { expect } from './house/fixtures.ts'
import { pageInFront, seesPage } from './house/front.ts'
import { installed, offline } from './house/offline.ts'
import { keptLists, stored } from './house/storage.ts'
import { test } from './named.ts'
import { button, heading, link } from './screen.ts'

const code = (page: Page) => page.getByRole('img', { name: 'QR-Code Ihres Ausweises' })

const openFromMenu = async (page: Page) => {
  await pageInFront(page)
  const menu = button(page, 'Menü').first() // on the desktop it is always open
  const pass = button(page, 'Mein Ausweis')
  await expect(menu.or(pass).filter({ visible: true }).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await pass.click()
  await seesPage(page, 'Mein Ausweis')
  await expect(code(page)).toBeVisible()
}

/** The token of the pass that the device keeps. */
const keptToken = async (page: Page) => {
  const kept = await stored(page, `of:${ownerOf(String(await stored(page, 'AUTH_TOKEN'))) ?? 0}:pass`)
  return typeof kept === 'string' ? String(JSON.parse(kept).token) : undefined
}

/** Which modules of the picture on the screen are black, as a reader sees them: in the middle of each. */
const shownModules = (page: Page, size: number) =>
  code(page).evaluate((image, modules) => {
    if (!(image instanceof HTMLImageElement)) throw new TypeError('the code is a picture')
    const canvas = document.createElement('canvas')
    const side = modules * 8
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, side, side)
    const isBlack = (x: number, y: number) => context?.getImageData(x * 8 + 4, y * 8 + 4, 1, 1).data[0] === 0
    const places = Array.from({ length: modules }, (_, index) => index)
    return places.map(y => places.map(x => isBlack(x, y)))
  }, size)

const bytes = (part = '') => Buffer.from(part, 'base64url')

/** The claims of a token, checked as a door does it: with the public key alone. */
const checked = async (token: string, keys: readonly { x: string; kid: string }[]) => {
  const [head, payload, signature] = token.split('.')
  const { alg, kid } = JSON.parse(bytes(head).toString())
  expect(alg).toBe('EdDSA')
  const key = keys.find(known => known.kid === kid)
  const imported = await crypto.subtle.importKey('raw', bytes(key?.x), 'Ed25519', false, ['verify'])
  const text = new TextEncoder().encode(`${head}.${payload}`)
  expect(await crypto.subtle.verify('Ed25519', imported, bytes(signature), text)).toBe(true)
  return JSON.parse(bytes(payload).toString())
}

test('the menu leads to the pass, whose code a door can check', async ({ page, given, signIn, callAs }) => {
  const person = await given.account({ firstName: 'Friederike', customerNumber: '204817' })
  const event = await given.event()
  await given.timeslot({ eventId: event.id })
  await signIn(person)
  await page.goto('/app/tabs/about')
  await openFromMenu(page)
  await expect(heading(page, 'Mein Ausweis')).toBeFocused()
  await expect(page.getByText(`Friederike ${person.lastName}`).last()).toBeVisible()
  await expect(page.getByText('Mitgliedsnummer 204\u202F817')).toBeVisible()

  await expect.poll(() => keptToken(page)).toBeTruthy()
  const token = (await keptToken(page)) ?? ''
  const call = await callAs(person)
  const { keys } = await call(getPassKeys, {})
  expect(await checked(token, keys)).toMatchObject({ sub: String(person.id) })
  const modules = qrModules(token)
  expect(await shownModules(page, modules.length)).toEqual(modules)

  await button(page, 'Schließen').click()
  await seesPage(page, 'Über uns')
})

test('on the day the board leads to the pass, and that says where to go next', {
  tag: '@desktop',
}, async ({ page, signIn, idOf }) => {
  await signIn({ email: 'lehrerin@tafelrunde.example' })
  // Of the tab, the board is that of whichever event began first, which may be another test's.
  const ownPage = `/event-detail/${await idOf('event', 'Schulkongress')}`
  await page.goto(ownPage)
  const board = page.locator('.board')
  await expect(board.getByText('Angemeldet', { exact: true })).toBeVisible()
  await board.getByRole('link', { name: 'Mein Ausweis' }).click()
  await seesPage(page, 'Mein Ausweis')
  await expect(page.getByRole('region', { name: 'Ihr nächster Workshop' })).toContainText(
    /\d\d:\d\d–\d\d:\d\d Uhr/,
  )
  await button(page, 'Schließen').click()
  await seesPage(page, /^(?!Mein Ausweis)[^[]/)
})

test("a board's button comes when all that stands above it is there, so that no tap goes astray", async ({
  page,
  signIn,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/users/timeslots/**', async route => {
    await released
    await route.continue()
  })
  await signIn({ email: 'lehrerin@tafelrunde.example' })
  const answered = page.waitForResponse('**/users/events/**')
  await page.goto('/app/tabs/event')
  await answered
  const board = page.locator('.board')
  const pass = board.getByRole('link', { name: 'Mein Ausweis' })
  await expect(button(page, 'Einen Moment …')).toBeVisible()
  await expect(pass).toBeHidden()
  release()
  await expect(pass).toBeVisible()
  await expect(board.getByText('gewählt')).toBeVisible()
})

test('the screen stays on while the pass is shown, also after a look elsewhere', { tag: '@window' }, async ({
  page,
  given,
  signIn,
}) => {
  // A browser without a window is never out of sight: the test lets go of the screen as the browser would.
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async type => {
      const lock = await request(type)
      document.addEventListener('let-go', () => void lock.release())
      return lock
    }
  })
  const happens = (event: string) => page.evaluate(name => document.dispatchEvent(new Event(name)), event)
  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  await openFromMenu(page)
  const awake = page.getByText('Bildschirm bleibt an')
  await expect(awake).toBeVisible()
  await happens('let-go')
  await expect(awake).toBeHidden()
  await happens('visibilitychange')
  await expect(awake).toBeVisible()
})

test(
  'a pass that was never opened is there without network',
  offline,
  async ({ page, context, given, signIn }) => {
    const person = await given.account()
    await signIn(person)
    await page.goto('/app/tabs/event')
    await installed(page)
    await expect.poll(() => keptToken(page)).toBeTruthy()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await openFromMenu(page)
    const modules = qrModules((await keptToken(page)) ?? '')
    expect(await shownModules(page, modules.length)).toEqual(modules)
    await page.reload() // at its own address
    await expect(code(page)).toBeVisible()
  },
)

test('nothing of the pass is left after a logout', async ({ page, given, signIn }) => {
  await signIn(await given.account())
  await page.goto('/app/tabs/event')
  await openFromMenu(page)
  await expect.poll(() => keptToken(page)).toBeTruthy()
  const token = (await keptToken(page)) ?? ''
  await expect.poll(() => keptLists(page)).toContain(token)
  await button(page, 'Schließen').click()
  await button(page, 'Menü').first().click()
  await button(page, 'Abmelden').click()
  await seesPage(page, 'Anmelden')
  expect(await keptToken(page)).toBeUndefined()
  expect(await keptLists(page)).not.toContain(token)
  await page.goto('/pass')
  await seesPage(page, 'Anmelden')
})

test('a visitor is offered no pass', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/app/tabs/event')
  await expect(link(page, 'Anmelden')).toBeVisible()
  await expect(button(page, 'Mein Ausweis')).toHaveCount(0)
})
