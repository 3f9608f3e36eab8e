import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, type Given, inDays, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { movesOn } from './measures/moves.ts'

/** A page of somebody whose browser shows what comes first: no journey waits for the app here. */
const opened = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage()

/** An event with a workshop, and the addresses that show them to everybody. */
const published = async (given: Given) => {
  const name = `Tag der Tafelbilder ${crypto.randomUUID().slice(0, 8)}`
  const event = await given.event({ name, location: 'Aula am See' })
  const workshop = await given.workshop({ eventId: event.id, name: 'Kreide statt Beamer' })
  await given.timeslot({ eventId: event.id, workshopId: workshop.id, location: 'Raum 12' })
  // A time with few, and after it more than are seen at once.
  const early = { startsAt: inDays(60, '07:00'), endsAt: inDays(60, '07:30') }
  for (const name of ['Ankommen', 'Singen'])
    await given.timeslot({ eventId: event.id, name, location: 'Foyer', ...early })
  for (let number = 1; number <= 12; number++)
    await given.timeslot({ eventId: event.id, name: `Übung ${number}`, location: `Raum ${20 + number}` })
  return {
    name,
    list: '/app/tabs/event',
    event: `/event-detail/${event.id}`,
    schedule: `/app/tabs/schedule?event=${event.id}`,
    workshop: `/workshop-detail/${workshop.id}`,
  }
}

/** Holds the app back until the answer is called. */
const holdApp = (page: Page) => hold(page, '**/assets/start-*.js')

const view = (page: Page) => page.locator('#root[data-drawn]')

/** Where the parts of a screen are, by what they are and say, to the pixel. */
const places = (page: Page, root: string) =>
  page.evaluate(within => {
    const parts =
      'h1, h2, h3, .board, .card-link, article, .segment, .filter-chip, .icon-button, .tab-label, .menu-entry'
    const shown = [...document.querySelectorAll(`${within} :is(${parts})`)].filter(part =>
      part.checkVisibility({ visibilityProperty: true }),
    )
    // Each row has the same buttons.
    const counts = new Map<string, number>()
    return shown.map(part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const said = `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent}`
      const count = (counts.get(said) ?? 0) + 1
      counts.set(said, count)
      const name = `${said} ${count}`
      return { name, at: [x, y, width, height] }
    })
  }, root)

for (const screen of ['list', 'schedule', 'workshop', 'event'] as const)
  test(`the app takes the place of the first view where it stands, and nothing moves: ${screen}`, {
    tag: ['@phone', '@desktop'],
  }, async ({ browser, contextOptions, given, signIn }) => {
    const paths = await published(given)
    const page = await opened(browser, contextOptions)
    if (screen === 'event') await signIn(await given.account(), page) // as the app shows it to nobody else
    const letGo = await holdApp(page)
    await page.goto(paths[screen], { waitUntil: 'commit' })
    await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible()
    const before = await places(page, '#root')
    const moves = await movesOn(page, screen === 'event' ? '.menu' : 'nothing')
    letGo()
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
    if (screen === 'event') await expect(page.locator('.menu', { hasText: 'Abmelden' })).toBeAttached()
    const after = new Map((await places(page, '#root')).map(({ name, at }) => [name, at]))
    // A person's own menu and chips are another matter than where the page stands.
    const same = screen === 'event' ? before.filter(({ name }) => /^(H1|H2 Auf|H2 Progr)/.test(name)) : before
    expect(same.length).toBeGreaterThan(0)
    for (const { name, at } of same) {
      const now = after.get(name) ?? []
      for (const [index, value] of at.entries())
        expect(
          Math.abs(value - (now[index] ?? Infinity)),
          `${name} at ${at.join()} and ${now.join()}`,
        ).toBeLessThanOrEqual(1)
    }
    expect(await moves()).toEqual([])
    await page.context().close()
  })

test('whoever has no JavaScript reads the public pages', async ({ browser, contextOptions, given }) => {
  const paths = await published(given)
  const page = await opened(browser, { ...contextOptions, javaScriptEnabled: false })
  await page.goto(paths.list)
  await expect(view(page).getByRole('heading', { level: 1, name: 'Veranstaltungen' })).toBeVisible()
  await view(page).getByRole('link', { name: paths.name }).click()
  await expect(page).toHaveURL(paths.event)
  await expect(view(page).getByRole('heading', { level: 1, name: paths.name })).toBeVisible()
  await expect(view(page).getByText('Aula am See').first()).toBeVisible()
  await view(page)
    .getByRole('link', { name: /15 Workshops/ })
    .click()
  await expect(page).toHaveURL(paths.schedule)
  await expect(view(page).getByRole('link', { name: 'Übung 12' })).toBeVisible()
  await view(page).getByRole('link', { name: 'Kreide statt Beamer' }).click()
  await expect(page).toHaveURL(paths.workshop)
  await expect(view(page).getByRole('heading', { level: 1, name: 'Kreide statt Beamer' })).toBeVisible()
  await expect(view(page).getByText(/Raum 12/)).toBeVisible()
  for (const [path, title] of [
    ['/app/tabs/speakers', 'Referenten'],
    ['/exhibitors', 'Aussteller'],
    ['/login', 'Anmelden'],
  ] as const) {
    await page.goto(path)
    await expect(view(page).getByRole('heading', { level: 1, name: title })).toBeAttached()
  }
  await page.context().close()
})

test('what somebody has typed before the app was there is in its form, and the password in no address', async ({
  browser,
  contextOptions,
}) => {
  const page = await opened(browser, contextOptions)
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await view(page).getByLabel('E-Mail-Adresse').fill('anna@schule.example')
  await view(page).getByLabel('Passwort', { exact: true }).fill('geheim')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  letGo()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@schule.example')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('geheim')
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await page.context().close()
})

test('what somebody has tapped before the app was there is done when it is', async ({
  browser,
  contextOptions,
  given,
}) => {
  const paths = await published(given)
  const page = await opened(browser, contextOptions)
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/assets/libraries-*.js', async route => {
    await held
    await route.continue()
  })
  const started = page.waitForEvent('requestfinished', request => request.url().includes('/assets/start-'))
  await page.goto(paths.schedule, { waitUntil: 'commit' })
  await started
  await expect(async () => {
    await view(page).getByRole('button', { name: 'Suche' }).click()
    await expect(page.locator('[data-tapped]')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  letGo()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.context().close()
})

test('as far as somebody has read, and what they have opened, stays so when the app comes', async ({
  browser,
  contextOptions,
  given,
}) => {
  for (const days of [70, 71, 72, 73, 74, 75])
    await given.event({ startsAt: inDays(days, '09:00'), endsAt: inDays(days, '17:00') })
  const name = `Lange vorbei ${crypto.randomUUID().slice(0, 8)}`
  await given.event({ name, startsAt: inDays(-300, '09:00'), endsAt: inDays(-300, '17:00') })
  const page = await opened(browser, contextOptions)
  const letGo = await holdApp(page)
  await page.goto('/app/tabs/event', { waitUntil: 'commit' })
  await view(page).getByText('Vergangene').click()
  const past = view(page).getByRole('link', { name: new RegExp(name) })
  await past.scrollIntoViewIfNeeded()
  const before = await past.boundingBox()
  letGo()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  expect(await page.getByRole('link', { name: new RegExp(name) }).boundingBox()).toEqual(before)
  await page.context().close()
})

test('a sheet that an address opens keeps the focus when the app takes the place of the first view', {
  tag: ['@desktop'],
}, async ({ browser, contextOptions, given }) => {
  const workshop = await given.workshop()
  const lecturer = await given.lecturer(workshop.id)
  const page = await opened(browser, contextOptions)
  const letGo = await hold(page, '**/assets/menu-*.js') // which stands beside the page
  await page.goto(`/app/tabs/speakers?id=${lecturer.id}`)
  const heading = page.locator('ion-modal h1')
  await expect(heading).toBeFocused()
  letGo()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeFocused()
  await page.context().close()
})

test('whatever the office types is text in the page, and ends neither its data nor its scripts', async ({
  browser,
  contextOptions,
  given,
}) => {
  const name = '</script><script>document.title = "fremd"</script><img src=x onerror=alert(1)>'
  const { id } = await given.workshop({ name })
  const page = await opened(browser, contextOptions)
  await page.goto(`/workshop-detail/${id}`)
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await page.context().close()
})
