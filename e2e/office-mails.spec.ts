import { addRegistration } from '@tafelrunde/contract/admin/events/registrations'
import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { hold } from './house/hold.ts'
import { button, field, link, pageTitle } from './screen.ts'

test('the office writes to many: sees who and what before, stops it, goes on, and sends one mail once more', {
  tag: '@desktop',
}, async ({ page, given, signIn, callAs, database }) => {
  test.slow() // axe looks at several pages
  const staff = await given.account({ isStaff: true })
  const call = await callAs(staff)
  const event = await given.event({
    name: `Herbsttag ${crypto.randomUUID().slice(0, 8)}`,
    location: 'Lindenau',
  })
  for (const lastName of ['Achterberg', 'Brodersen', 'Carstens']) {
    const { id: account } = await given.account({ firstName: 'Jonte', lastName })
    await call(addRegistration, { body: { event: event.id, account } })
  }
  await signIn(staff)
  await page.goto('/verwaltung/circulars/create')
  await field(page, 'Name *').fill('Parken am Samstag')
  await field(page, 'Veranstaltung').click()
  await page.getByRole('option', { name: event.name }).click()
  await button(page, 'Entwerfen').click()
  await expect(pageTitle(page, 'Rundmail „Parken am Samstag“')).toBeVisible()

  await expect(page.getByText('3 Empfänger')).toBeVisible()
  await page.getByRole('button', { name: 'Jonte Brodersen entfernen' }).click()
  await expect(page.getByText('2 Empfänger')).toBeVisible()
  await expect(page.getByText('1 von Hand entfernt')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  // Buttons say in words what they do, also where there is little room.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Weiter zum Text')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Weiter zum Text').click()
  const chosen = page.getByRole('list', { name: 'Filter' }).getByRole('listitem')
  await expect(chosen).toHaveText([event.name, 'Teilnehmende', 'angemeldet oder auf der Warteliste'])
  // How many it goes to, and when, is in sight before and while the text is written.
  await expect(page.getByRole('button', { name: /^2\sMails senden$/ })).toBeInViewport()
  await expect(
    page.getByText('Der Versand beginnt 1 Minute nach dem Klick', { exact: true }),
  ).toBeInViewport()
  await field(page, 'Betreff').fill('Parken in {Ort}')
  await expect(page.getByText('noch nicht gespeichert')).toBeVisible()
  await field(page, 'Text').fill('der Parkplatz ist voll, ')
  await button(page, '+ Platzhalter').click()
  await page.getByRole('menuitem', { name: 'Vorname', exact: true }).click()
  await expect(field(page, 'Text')).toHaveText('der Parkplatz ist voll, {Vorname}')
  await expect(page.getByText('Parken in Lindenau')).toBeVisible()
  await expect(page.getByText('An Jonte Achterberg')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'Lageplan H&M; Filiale.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 Lageplan'),
  })
  await expect(page.getByRole('list', { name: 'Anhänge' })).toContainText('Lageplan H&M; Filiale.pdf')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Spiel.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText(/^Spiel\.exe: Anhängen lassen sich PDF/)).toBeVisible()
  await field(page, 'Knopf').fill('Zum Parkhaus')
  await field(page, 'Der Knopf führt zu').fill('parkhaus.example')
  await field(page, 'Betreff').click()
  await expect(page.getByText('Bitte geben Sie die ganze Adresse an: https://…')).toBeVisible()
  await field(page, 'Der Knopf führt zu').fill('https://parkhaus.example')
  await field(page, 'Betreff').click()
  await expect(page.getByText('Zum Parkhaus', { exact: true })).toBeVisible()
  // Straight from a field it is saved before the test goes out.
  const asked: string[] = []
  page.on('requestfinished', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await field(page, 'Knopf').fill('Zum Parkhaus am Markt')
  await button(page, 'Test an mich').click()
  await expect(page.getByText(`Die Test-E-Mail geht an ${staff.email}.`)).toBeVisible()
  const saved = asked.findIndex(one => one.startsWith('PUT /api/admin/circulars/'))
  expect(saved).toBeGreaterThanOrEqual(0)
  expect(asked.findIndex(one => one.endsWith('/test/'))).toBeGreaterThan(saved)
  await button(page, 'Weiter').click()
  await expect(page.getByText('An Jonte Carstens')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const question = page.getByRole('dialog')
  await page.getByRole('button', { name: /^2\sMails senden$/ }).click()
  await question.getByRole('button', { name: /^2\sMails senden$/ }).click()
  await button(page, 'Anhalten').click()
  await question.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByText('angehalten', { exact: true })).toBeVisible()
  await button(page, 'Fortsetzen').click()
  await question.getByRole('button', { name: 'Fortsetzen' }).click()
  await expect(page.getByText('wird gesendet', { exact: true })).toBeVisible()
  await expect(page.getByText('Knopf „Zum Parkhaus am Markt“')).toBeVisible()
  // The minute is over.
  await database.$client.query(`update circulars set starts_at = now() where name = 'Parken am Samstag'`)
  await expect(page.getByText('gesendet', { exact: true })).toHaveCount(3, { timeout: 20_000 })
  expect(await faultsOf(page)).toEqual([])

  await link(page, 'gesendet').first().click()
  await expect(pageTitle(page, 'Parken in Lindenau')).toBeVisible()
  await button(page, 'Noch einmal senden').click()
  await question.getByLabel('E-Mail-Adresse').fill('jonte@anderswo.example')
  await question.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(page.getByText('jonte@anderswo.example')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await expect(page.getByText('Lageplan H&M; Filiale.pdf')).toBeVisible()
  await page.goto('/verwaltung/mails?filter={"search":"jonte@anderswo"}')
  await expect(link(page, 'Parken in Lindenau')).toBeVisible()
})

test('what could not be saved of a draft is told where it was left meanwhile', { tag: '@desktop' }, async ({
  page,
  given,
  signIn,
  callAs,
}) => {
  const staff = await given.account({ isStaff: true })
  const event = await given.event({ name: `Moortag ${crypto.randomUUID().slice(0, 8)}` })
  const { id: account } = await given.account()
  await (await callAs(staff))(addRegistration, { body: { event: event.id, account } })
  await signIn(staff)
  await page.goto('/verwaltung/circulars/create')
  await field(page, 'Name *').fill('Wege im Moor')
  await field(page, 'Veranstaltung').click()
  await page.getByRole('option', { name: event.name }).click()
  await button(page, 'Entwerfen').click()
  await button(page, 'Weiter zum Text').click()
  const letGo = await hold(page, /\/circulars\/\d+\/$/)
  await field(page, 'Knopf').fill('Zum Weg')
  await field(page, 'Der Knopf führt zu').fill('weg.example')
  await link(page, '‹ Alle Rundmails').click()
  await expect(pageTitle(page, 'Rundmails')).toBeVisible()
  letGo()
  await expect(page.getByRole('alert')).toHaveText('Bitte geben Sie die ganze Adresse an: https://…')
})
