import { approveSettlement, exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { changeSettlement } from '@tafelrunde/contract/lecturers/settlements'
import { association } from '../apps/server/src/areas/association/association.tables.ts'
import { faultsOf } from './axe.ts'
import { expect } from './house/fixtures.ts'
import { button } from './screen.ts'
import { test } from './settled.ts'

test('with „Vier-Augen-Prinzip“ a payment file waits until another person releases it', {
  tag: '@desktop',
}, async ({ page, given, settled, signIn, callAs, database }) => {
  const { person, event, settlementId: id } = await settled({ complete: true })
  await (await callAs(person))(changeSettlement, { params: { id }, body: { submit: true } })
  const maker = await given.account({ isStaff: true })
  const make = await callAs(maker)
  await make(approveSettlement, { params: { id } })
  await database.update(association).set({ fourEyes: true })
  await make(exportPaymentFile, { params: { id: event.id }, body: {} })
  await database.update(association).set({ fourEyes: false })
  const list = `/verwaltung/settlements?filter=${encodeURIComponent(JSON.stringify({ event: event.id }))}`
  const question = page.getByRole('dialog')

  await signIn(maker)
  await page.goto(list)
  await button(page, 'Zahlungsdateien').click()
  await expect(question).toContainText('wartet auf Freigabe')
  await expect(question.getByRole('button', { name: / zurücknehmen$/ })).toBeVisible()
  await expect(question.getByRole('button', { name: / freigeben$/ })).toBeHidden()

  await signIn(await given.account({ isStaff: true }))
  await page.goto(list)
  await button(page, 'Zahlungsdateien').click()
  await expect(question.getByRole('button', { name: /^Datei \d+ laden$/ })).toBeHidden()
  await question.getByRole('button', { name: / freigeben$/ }).click()
  const release = page.getByRole('dialog', { name: / freigeben$/ })
  expect(await faultsOf(page)).toEqual([])
  await release.getByRole('button', { name: 'Freigeben' }).click()
  const saved = page.waitForEvent('download')
  await question.getByRole('button', { name: /^Datei \d+ laden$/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xml$/)
  await expect(question).toContainText('freigegeben')
})
