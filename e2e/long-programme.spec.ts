import type { Page } from '@playwright/test'
import { withoutWindows } from './house/browser.ts'
import { expect, inDays, test } from './house/fixtures.ts'
import { seesPage } from './house/front.ts'
import { openSchedule, row } from './house/places.ts'
import { longProgramme, makeLongProgramme } from './long-programme.ts'

// As when a screen reader runs: else Chromium makes its tree for what is on the screen alone.
test.use({
  launchOptions: { ...withoutWindows, args: [...withoutWindows.args, '--force-renderer-accessibility'] },
})

const { termine, times, atOneTime } = longProgramme
/** So many are before those of the last time. */
const lastTime = (times - 1) * atOneTime

const titleOf = (n: number) => `Termin ${n}${n % 20 === 0 ? ': Robotik' : ''} für den Unterricht von morgen`
const rows = (page: Page) => page.getByRole('article')

/** Notes in each frame how high the programme is that the app shows. */
const noteHeights = () => {
  const heights = new Set<number>()
  const look = () => {
    const height = document
      .querySelector('#root:not([data-drawn]) .session-row')
      ?.closest('.content')?.scrollHeight
    if (height) heights.add(height)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { heights })
}

// One worker has the browser that only these use.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, given, database, signIn }) => {
  const event = await given.event()
  await makeLongProgramme(database, event, inDays(60, '07:00'))
  await signIn(await given.account())
  await page.addInitScript(noteHeights)
  await openSchedule(page, event)
  await expect(rows(page)).toHaveCount(termine)
})

test('a long programme takes the room of all its Termine at once, and a screen reader finds all, in order, with what they offer', async ({
  page,
}) => {
  const heights = await page.evaluate((): number[] => [...Reflect.get(window, 'heights')])
  expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThan(0.95)

  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const named = (role: string) =>
    nodes.filter(node => node.role?.value === role).map(node => node.name?.value)
  const titles = Array.from({ length: termine }, (_, index) => titleOf(index + 1))
  expect(named('article')).toEqual(titles)
  expect(named('heading')).toEqual(expect.arrayContaining(titles))
  expect(named('link')).toEqual(expect.arrayContaining(titles))

  const far = row(page, titleOf(lastTime + 6))
  await expect(far).toContainText(`Zur selben Zeit frei: „Termin ${lastTime + 1}`)
  await expect(far.getByRole('button')).toHaveCount(2)
  await expect(far).not.toBeInViewport()
})

test('the browser finds the last Termine on the page, and a place in one of them is booked and given back @desktop', async ({
  page,
}) => {
  const last = row(page, titleOf(termine - 1))
  await expect(last).not.toBeInViewport()
  // What the search of the page does once it has found something: it is selected and seen.
  const found = await page.evaluate(
    text => {
      Reflect.apply(Reflect.get(window, 'find'), window, [text])
      const at = getSelection()?.anchorNode?.parentElement
      at?.scrollIntoView({ block: 'center' })
      return at?.textContent
    },
    titleOf(termine - 1),
  )
  expect(found).toBe(titleOf(termine - 1))
  await expect(last).toBeInViewport()
  await last.getByRole('button', { name: 'Platz sichern' }).click()
  await expect(page.getByText(`Gebucht: ${titleOf(termine - 1)}`)).toBeVisible()
  await expect(last).toContainText('Gebucht')
  await expect(row(page, titleOf(termine - 2))).toContainText('Überschneidung')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(last).toContainText('noch 24 Plätze')
  await expect(last).toBeInViewport()
})

test('filters leave what fits of a long programme, in its groups, and then show all again; a star tapped twice is as it was', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Suche' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('robotik')
  await expect(rows(page)).toHaveCount(termine / 20)
  await expect(page.getByText('3 Workshops')).toHaveCount(times)
  await page.getByRole('combobox', { name: 'Raum' }).selectOption('Raum 21')
  await expect(rows(page)).toHaveCount(times)
  await search.fill('robotik gibtesnicht')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(rows(page)).toHaveCount(termine)
  await page.getByRole('button', { name: 'Nur freie' }).click()
  await expect(rows(page)).toHaveCount((termine / 9) * 8)
  await page.getByRole('button', { name: 'Nur freie' }).click()
  await expect(rows(page)).toHaveCount(termine)

  // However late it is drawn.
  const star = row(page, titleOf(1)).getByRole('button', { name: 'Merken' })
  await star.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await row(page, titleOf(2)).getByRole('button', { name: 'Merken' }).click()
  await page.getByRole('button', { name: 'Gemerkt' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(titleOf(2))
})

test('the keyboard reaches what there is to tap in each Termin of a long programme, also from one far down', async ({
  page,
}) => {
  const link = (n: number) => row(page, titleOf(n)).getByRole('link')
  const star = (n: number) => row(page, titleOf(n)).getByRole('button', { name: 'Merken' })
  const first = lastTime + 2
  await link(first).focus()
  await expect(star(first)).toBeVisible()
  await expect(link(first)).toBeFocused()
  for (let n = first; n < first + 10; n++) {
    await page.keyboard.press('Tab')
    await expect(star(n)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(row(page, titleOf(n)).getByRole('button', { name: /Platz|Warteliste/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link(n + 1)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await seesPage(page, titleOf(first + 10))
})
