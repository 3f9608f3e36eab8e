import type { Page } from '@playwright/test'
import { expect, openDoor, test } from './attendance.ts'
import { mailsTo } from './house/fixtures.ts'
import { button, field } from './screen.ts'

const write = async (page: Page) => {
  await button(page, 'Nachricht an alle').first().click()
  await page.locator('ion-modal h1:focus').waitFor()
}

const about = (person: { email: string }, subject: string) =>
  mailsTo(person).then(mails => mails.filter(mail => mail.includes(`Subject: =?UTF-8?Q?${subject}`)))

test('a message reaches every participant in a mail of their own, without the others’ addresses', {
  tag: '@desktop',
}, async ({ page, held, signIn }) => {
  const door = await held({ people: 2, waiting: 1 })
  const [first = door.lecturer, second = door.lecturer, waiting = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await write(page)
  await expect(field(page, 'An').locator('option')).toHaveText([
    'Teilnehmende (2)',
    'Warteliste (1)',
    'Alle (3)',
  ])
  await field(page, 'Betreff').fill('Bitte Scheren mitbringen')
  await field(page, 'Nachricht').fill('Wir basteln gemeinsam ein Lesetheater.')
  await button(page, 'Nachricht senden').click()
  await expect(page.getByText('Die Nachricht geht an 2 Personen.')).toBeVisible()

  await expect.poll(() => about(first, 'Bitte_Scheren')).toHaveLength(1)
  await expect.poll(() => about(second, 'Bitte_Scheren')).toHaveLength(1)
  const [mail = ''] = await about(first, 'Bitte_Scheren')
  expect(mail).toContain('Lesetheater')
  for (const { email } of [second, waiting, door.lecturer]) expect(mail).not.toContain(email)
  expect(await about(waiting, 'Bitte_Scheren')).toEqual([])
})

test('what has been written is there again after a reload, and gone once it is sent', async ({
  page,
  held,
  signIn,
}) => {
  const door = await held({ people: 1 })
  const [person = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openDoor(page, door)
  await write(page)
  await field(page, 'Betreff').fill('Raumwechsel')
  await button(page, 'Nachricht senden').click()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  await field(page, 'Nachricht').fill('Wir treffen uns in der Aula.')
  await page.reload()
  await write(page)
  await expect(field(page, 'Betreff')).toHaveValue('Raumwechsel')
  await expect(field(page, 'Nachricht')).toHaveValue('Wir treffen uns in der Aula.')
  await page.getByRole('checkbox', { name: /^Antworten gehen an meine/ }).check()
  await button(page, 'Nachricht senden').click()
  await expect.poll(() => about(person, 'Raumwechsel')).toHaveLength(1)
  const [mail = ''] = await about(person, 'Raumwechsel')
  expect(mail).toMatch(new RegExp(`Reply-To:.*${door.lecturer.email}`))
  await write(page)
  await expect(field(page, 'Betreff')).toHaveValue('')
})
