import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { button, field } from './screen.ts'

const desktop = { tag: '@desktop' }

test(
  'a list is searched, shows the columns that one wants, and is kept as a view under a name',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Tag der Probe' })
    for (const name of ['Schulgarten im Winter', 'Wintersport', 'Lyrik'])
      await given.workshop({ eventId: event.id, name })
    await signIn(await given.account({ isStaff: true }))
    await page.goto('/verwaltung/workshops')
    await field(page, 'In der Liste suchen').fill('winter schul')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row', { name: 'Schulgarten im Winter' })).toBeVisible()

    await button(page, 'Spalten').click()
    await page.getByRole('checkbox', { name: 'Raum' }).uncheck()
    await expect(page.getByRole('dialog', { name: 'Spalten' })).toHaveCSS('opacity', '1')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Raum' })).toBeHidden()

    await button(page, 'Ansichten').click()
    await field(page, 'Name der Ansicht').fill('Winterschule')
    await button(page, 'Speichern').click()
    const view = page.getByRole('link', { name: 'Winterschule' })
    await expect(view).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await page.goto(`/verwaltung/workshops?filter={"event":${event.id}}`)
    await expect(page.getByRole('row', { name: 'Lyrik' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Raum' })).toBeHidden()
    await button(page, 'Ansichten').click()
    await view.click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(field(page, 'In der Liste suchen')).toHaveValue('winter schul')
    await button(page, 'Ansichten').click()
    await button(page, 'Ansicht „Winterschule“ löschen').click()
    await expect(view).toBeHidden()
  },
)

test(
  'chosen Termine are moved together, and before some are deleted one sees which ones stay',
  desktop,
  async ({ page, given, signIn }) => {
    const event = await given.event({ name: 'Tag der Probe' })
    const slot = await given.timeslot({ eventId: event.id, caption: 'Waldtag', capacity: 5 })
    await given.timeslot({ eventId: event.id, caption: 'Kaffeepause' })
    await given.participation(await given.account(), slot)
    await signIn(await given.account({ isStaff: true }))
    await page.goto(`/verwaltung/timeslots?filter={"event":${event.id}}`)
    const table = page.getByRole('table')
    await expect(table.getByText('Waldtag')).toBeVisible()
    const before = await table.boundingBox()
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
    await expect(page.getByText('2 Zeilen ausgewählt')).toBeInViewport()
    expect(await table.boundingBox()).toEqual(before) // what is chosen next stays under the pointer
    await button(page, 'Ändern').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Um Minuten verschieben').fill('15')
    await expect(dialog.getByText('2 Termine werden geändert.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Ändern' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
    await button(page, 'Löschen').click()
    await expect(dialog.getByText('1 Termin wird gelöscht.')).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Löschen' })).toHaveAttribute('tabindex', '0') // to scroll by keys
    await expect(dialog.getByText(/1 Person war angemeldet/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText('Kaffeepause')).toBeHidden()
    await expect(page.getByText('Waldtag')).toBeVisible()
  },
)

test('what a row names and is not there yet says to screen readers that it is being loaded', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  await given.workshop({ eventId: (await given.event()).id })
  await signIn(await given.account({ isStaff: true }))
  const letGo = await hold(page, '**/api/events/**')
  await page.goto('/verwaltung/workshops')
  await expect(page.getByRole('row').getByRole('progressbar').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  letGo()
})
