import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
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
