import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { openForm, table as tableInApp, test } from './orders.ts'
import { button, field, link } from './screen.ts'

const drawing = fileURLToPath(new URL('../docs/images/app.png', import.meta.url))
const table = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^Tisch ${place},`) })

test('the office places tables by hand, by keys and by numbers, takes it back, and the app shows the plan', {
  tag: '@desktop',
}, async ({ page, given, signIn, stand }) => {
  const place = await stand({ free: 3 })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${place.event.id}/show`)
  await link(page, 'Hallenplan').click()
  await expect(table(page, 'A1')).toHaveAccessibleName('Tisch A1, Spalte 1, Reihe 1, vergeben')
  await field(page, 'Reihen *').fill('4')

  // By numbers: a row at once, which the hall has to have room for.
  await field(page, 'ab Tisch').fill('X9')
  await field(page, 'Anzahl').fill('7')
  await field(page, 'ab Reihe').fill('2')
  await button(page, 'Nebeneinander aufstellen').click()
  await expect(page.getByRole('alert')).toContainText('Für „X15“ ist dort kein Platz')
  await field(page, 'Anzahl').fill('2')
  await button(page, 'Nebeneinander aufstellen').click()
  await expect(table(page, 'X10')).toHaveAccessibleName('Tisch X10, Spalte 2, Reihe 2, frei')

  // By hand: X10 goes one row down, two columns to the right.
  await table(page, 'X10').evaluate(drawn => drawn.scrollIntoView({ block: 'center' })) // above the form's foot
  const box = await table(page, 'X10').boundingBox()
  if (!box) throw new Error('the table is drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2 * box.width, y + box.height, { steps: 5 })
  await page.mouse.up()
  await expect(table(page, 'X10')).toHaveAccessibleName('Tisch X10, Spalte 4, Reihe 3, frei')

  // By keys, and back.
  await table(page, 'X9').focus()
  await page.keyboard.press('ArrowDown')
  await expect(table(page, 'X9')).toHaveAccessibleName('Tisch X9, Spalte 1, Reihe 3, frei')
  await page.keyboard.press('Control+z')
  await expect(table(page, 'X9')).toHaveAccessibleName('Tisch X9, Spalte 1, Reihe 2, frei')
  await table(page, 'A1').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alert')).toContainText('Tisch A1 ist vergeben.')

  // What else stands there: set by words, moved by keys.
  await field(page, 'Steht da').fill('Eingang Nord')
  await page.getByLabel('Wo', { exact: true }).click()
  await page.getByRole('option', { name: 'an der Wand oben' }).click()
  await button(page, 'Beschriftung setzen').click()
  const entrance = page.getByRole('button', { name: /^Eingang Nord, / })
  await entrance.focus()
  await page.keyboard.press('ArrowRight')
  await expect(entrance).toHaveAccessibleName('Eingang Nord, Spalte 2, Reihe 1')

  // A drawing comes at once, and what is not saved yet stays.
  await field(page, 'Grundriss hochladen').setInputFiles(drawing)
  await expect(page.getByRole('img', { name: 'Grundriss von Foyer, Erdgeschoss' })).toBeVisible()
  await expect(page.getByText('Grundriss hochgeladen')).toBeVisible()
  await expect(entrance).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Änderungen speichern').click()
  await link(page, 'Hallenplan').click()
  await expect(page.getByText('Tisch X10 angelegt')).toBeVisible()

  await signIn(place.person)
  await openForm(page, place)
  await expect(tableInApp(page, 'X10')).toBeVisible()
  await expect(page.getByText('Eingang Nord')).toBeVisible()
  await expect(page.locator('image[href*="/files/"]')).toBeVisible()
})
