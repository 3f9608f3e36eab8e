import { once } from 'node:events'
import { createServer } from 'node:http'
import { subscribeToTimeslot } from '@tafelrunde/contract/events/participations'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, link } from './screen.ts'

/** A program that takes whatever it is sent. */
const startProgram = async () => {
  const server = createServer((request, answer) => {
    request.resume()
    answer.end('Danke')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/tafelrunde`,
    stop: () => server.close(),
  }
}

test('a superuser has a program told of bookings, and sees what it was told and what it answered', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs }) => {
  const program = await startProgram()
  await signIn(await given.account({ isStaff: true, isSuperuser: true }))
  await page.goto('/verwaltung/association/1')
  await link(page, 'Benachrichtigte Programme').click()
  await page.getByLabel('Name', { exact: true }).fill('Website')
  await page.getByLabel('Adresse').fill('website.example')
  await button(page, 'Programm anlegen').click()
  await expect(page.getByText('Bitte geben Sie eine Adresse ein, die mit https://')).toBeVisible()
  await expect(page.getByText('Bitte wählen Sie, was das Programm erfahren soll.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Adresse').fill(program.url)
  await page.getByRole('checkbox', { name: /^Anmeldungen/ }).check()
  await button(page, 'Programm anlegen').click()
  await expect(page.getByLabel('Signaturschlüssel, nur jetzt zu sehen')).toHaveValue(/^whsec_/)
  await button(page, 'Fertig').click()
  await link(page, 'Website').click()

  const { id } = await given.timeslot()
  const teacher = await callAs(await given.account())
  await teacher(subscribeToTimeslot, { params: { id }, query: {} })
  const log = page.getByRole('region', { name: 'Nachrichten der letzten 30 Tage' })
  await button(page, 'Testnachricht senden').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click()
  const told = log.getByRole('listitem').filter({ hasText: 'place.created' })
  await expect(told).toContainText('angekommen', { timeout: 30_000 })
  await expect(told).toContainText('1 Versuch, zuletzt 200')
  await expect(told).toContainText('Danke')
  await expect(log.getByRole('listitem').filter({ hasText: 'webhook.test' })).toContainText('angekommen', {
    timeout: 30_000,
  })
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Löschen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Noch keine.')).toBeVisible()
  program.stop()
})
