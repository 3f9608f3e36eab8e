import type { Locator, Page } from '@playwright/test'
import { fourCorners, heic } from '../apps/server/test/pictures.ts'
import { openAccount } from './account.ts'
import { expect, test } from './house/fixtures.ts'

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

const choosePicture = (page: Page, picture: ReturnType<typeof file>) =>
  page.locator('input[type=file]').setInputFiles(picture)

/** The colours in the middle of the four quarters of a picture: above left and right, below left and right. */
const cornersOf = (picture: Locator) =>
  picture.evaluate(image => {
    if (!(image instanceof HTMLImageElement)) throw new Error('not a picture')
    const canvas = document.createElement('canvas')
    canvas.width = 4
    canvas.height = 4
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 4, 4)
    const colour = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
      if (Math.min(red, green, blue) > 150) return 'white'
      return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue'
    }
    return [colour(0, 0), colour(3, 0), colour(0, 3), colour(3, 3)]
  })

const ownPicture = (page: Page) => page.locator('.account-head img')

test('a picture is cut to a circle, turned, saved and still there after a reload', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await openAccount(page)
  const picture = await (await fourCorners()).jpeg().toBuffer()
  await choosePicture(page, file('foto.jpg', 'image/jpeg', picture))
  const sheet = page.locator('ion-modal')
  await sheet.getByRole('button', { name: 'Drehen' }).click()
  const zoom = sheet.getByLabel('Größe')
  await zoom.press('ArrowRight')
  await expect(zoom).toHaveAttribute('aria-valuetext', '105 %')
  const saved = page.getByText('Bild gespeichert').waitFor()
  await sheet.getByRole('button', { name: 'Bild übernehmen' }).click()
  await saved
  await page.reload()
  await expect(ownPicture(page)).toHaveJSProperty('naturalWidth', 512)
  expect(await cornersOf(ownPicture(page))).toEqual(['blue', 'red', 'white', 'green'])
})

test('a picture that the browser cannot show is sent as it is and cut by the server', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await openAccount(page)
  await choosePicture(page, file('IMG_2041.HEIC', 'image/heic', await heic()))
  await expect(page.getByText('Ihr Browser kann „IMG_2041.HEIC“ nicht anzeigen.')).toBeVisible()
  await page.getByRole('button', { name: 'Bild übernehmen' }).click()
  await expect(ownPicture(page)).toHaveJSProperty('naturalWidth', 512)
  expect(await cornersOf(ownPicture(page))).toEqual(['red', 'red', 'blue', 'blue'])
})

test('what is no picture is refused in words, and what is too large is not even sent', async ({
  page,
  given,
  signIn,
}) => {
  await signIn(await given.account())
  await openAccount(page)
  await choosePicture(page, file('foto.jpg', 'image/jpeg', Buffer.from('kein Bild')))
  await page.getByRole('button', { name: 'Bild übernehmen' }).click()
  await expect(page.getByRole('alert').getByText('Laden Sie ein gültiges Bild hoch.')).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('ion-modal')).toHaveCount(0)
  const told = page.getByText('Das Bild ist größer als 10 MB.').waitFor()
  await choosePicture(page, file('foto.heic', 'image/heic', Buffer.alloc(10 * 1024 * 1024 + 1)))
  await told
  await expect(page.locator('ion-modal')).toHaveCount(0)
})
