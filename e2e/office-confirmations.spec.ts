import { readFile } from 'node:fs/promises'
import { readPdf } from '../apps/server/test/read/read-pdf.ts'
import { faultsOf } from './axe.ts'
import { expect, type Given, mailsTo, test } from './house/fixtures.ts'
import { field } from './screen.ts'

/** A day of today that is over, with one Termin. */
const finishedDay = async (given: Given) => {
  const past = {
    startsAt: new Date(Date.now() - 4 * 3_600_000),
    endsAt: new Date(Date.now() - 3 * 3_600_000),
  }
  const event = await given.event({
    name: `Fachtag ${crypto.randomUUID().slice(0, 8)}`,
    state: 'finished',
    ...past,
  })
  const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung', ...past })
  return { event, slot, past }
}

test('the office settles who was there, and issues, mails and corrects confirmations', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const { event, slot } = await finishedDay(given)
  const [eva, otto] = [
    await given.account({ firstName: 'Eva', lastName: 'Zimmer' }),
    await given.account({ firstName: 'Otto', lastName: 'Zimmer' }),
  ]
  await given.participation(eva, slot)
  await given.participation(otto, slot, { state: 'registered' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/attendances?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  const [ofEva, ofOtto] = [
    page.getByRole('row', { name: /Eva Zimmer/ }),
    page.getByRole('row', { name: /Otto Zimmer/ }),
  ]
  await expect(ofEva).toContainText('Kann ausgestellt werden')
  await expect(ofOtto).toContainText('Anwesenheit nicht erfasst')
  expect(await faultsOf(page)).toEqual([])

  const question = page.getByRole('dialog')
  await ofOtto.getByRole('button', { name: /^War da/ }).click()
  await question.getByRole('button', { name: 'War da' }).click()
  await expect(ofOtto).toContainText('Kann ausgestellt werden')
  await page.getByRole('button', { name: /^2\sBestätigungen ausstellen$/ }).click()
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: /^2\sBestätigungen ausstellen$/ }).click()
  await expect(page.getByText('Fertig: 2 von 2')).toBeVisible({ timeout: 20_000 })
  await expect(ofEva).toContainText('Ausgestellt')
  await expect.poll(async () => (await mailsTo(eva)).length).toBe(1)

  await ofEva.getByRole('button', { name: /^Berichtigen/ }).click()
  await question.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(question.getByRole('alert')).toContainText('Bitte geben Sie den Grund an.')
  await field(page, 'Grund').fill('Name berichtigt')
  await question.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(question).toBeHidden()
  const coming = page.waitForEvent('download')
  await ofEva.getByRole('button', { name: 'PDF' }).click()
  const { text } = await readPdf(await readFile(await (await coming).path()))
  expect(text).toContain('Name berichtigt')
})

test('the office prints the sheet of a Termin and takes over at once who has signed it', {
  tag: '@desktop',
}, async ({ page, given, signIn }) => {
  const { event, slot, past } = await finishedDay(given)
  const beside = await given.timeslot({ eventId: event.id, name: 'Mathematik', ...past })
  for (const lastName of ['Abel', 'Bock', 'Cohn'])
    await given.participation(await given.account({ firstName: 'Eva', lastName }), slot, {
      state: 'registered',
    })
  await given.participation(await given.account({ firstName: 'Eva', lastName: 'Dorn' }), beside)
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/attendances?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`)
  await expect(page.getByText('1–4 von 4')).toBeVisible()
  await field(page, 'Termin').click()
  await page.getByRole('option', { name: /Leseförderung/ }).click()
  await expect(page.getByText('1–3 von 3')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Anwesenheitsliste' }).click()
  const { text } = await readPdf(await readFile(await (await coming).path()))
  for (const name of ['Abel', 'Bock', 'Cohn']) expect(text).toContain(name)

  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  for (const name of ['Abel', 'Bock']) await row(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Waren da' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('2\u00A0Teilnahmen werden als „war da“ vermerkt.')
  await question.getByRole('button', { name: 'Waren da' }).click()
  for (const name of ['Abel', 'Bock']) await expect(row(name)).toContainText('Kann ausgestellt werden')
  await expect(row('Cohn')).toContainText('Anwesenheit nicht erfasst')
})

test('what two people recorded differently waits on the start page until the office decides', {
  tag: '@desktop',
}, async ({ page, given, signIn, database }) => {
  const past = {
    startsAt: new Date(Date.now() - 4 * 3_600_000),
    endsAt: new Date(Date.now() - 3 * 3_600_000),
  }
  const name = `Fachtag ${crypto.randomUUID().slice(0, 8)}`
  const event = await given.event({ name, state: 'finished', ...past })
  const slot = await given.timeslot({ eventId: event.id, name: 'Leseförderung', ...past })
  const eva = await given.account({ firstName: 'Eva', lastName: 'Zimmer' })
  const { id } = await given.participation(eva, slot)
  for (const [state, lastName] of [
    ['absent', 'Baumgärtner'],
    ['attended', 'Wolff'],
  ])
    await database.$client.query(
      `insert into attendance_marks (participation_id, state, recorded_at, received_at, recorded_by)
       values ($1, $2, now(), now(), $3)`,
      [id, state, (await given.account({ firstName: 'Henrike', lastName })).id],
    )
  await signIn(await given.account({ isStaff: true }))
  await page.goto('/verwaltung/')
  const waiting = page.getByRole('link', { name: `1 Widerspruch zur Teilnahme bei „${name}“` })
  await waiting.click()
  const row = page.getByRole('row', { name: /Eva Zimmer/ })
  await expect(row).toContainText('Angaben widersprechen sich')
  await expect(row).toContainText('teilgenommen: Henrike Wolff')
  await expect(row).toContainText('gefehlt: Henrike Baumgärtner')
  await row.getByRole('button', { name: /^War da/ }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'War da' }).click()
  // While it is open no row can be found by its role, decided or not.
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
  await page.goto('/verwaltung/')
  await expect(page.getByRole('heading', { name: 'Zu entscheiden' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
