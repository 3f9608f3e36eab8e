import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'

test('a lecturer reads that a Termin is called off, and lets nobody into it', { tag: '@phone' }, async ({
  page,
  given,
  signIn,
}) => {
  const slot = await given.timeslot({ name: 'Leseförderung', calledOffAt: new Date() })
  const lecturer = await given.account({ isLecturer: true })
  await given.lecturer(slot.workshopId ?? 0, { accountId: lecturer.id })
  await signIn(lecturer)
  await page.goto('/my-workshops')
  await page.getByRole('link', { name: /Leseförderung.*Entfällt/s }).click()
  await expect(page.getByText('Dieser Termin entfällt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hinzufügen' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Nachricht an alle' })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(page.getByRole('button', { name: 'Materialien' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Liste als/ })).toHaveCount(0)
})
