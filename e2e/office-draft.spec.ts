import { faultsOf } from './axe.ts'
import { expect, test } from './house/fixtures.ts'
import { button, field, pageTitle } from './screen.ts'

test('a draft is shared as a link: whoever has it sees the event in this tab alone, until the office ends it', {
  tag: '@desktop',
}, async ({ page, given, signIn, openContext }) => {
  const event = await given.event({ name: 'Geheimer Fachtag', state: 'draft' })
  const slot = await given.timeslot({ eventId: event.id, name: 'Lyrik im Freien' })
  await signIn(await given.account({ isStaff: true }))
  await page.goto(`/verwaltung/events/${event.id}/show`)
  await button(page, 'Link erzeugen').click()
  const url = await field(page, 'Link, nur jetzt zu sehen').inputValue()
  await expect(page.getByText('Link zum Entwurf erzeugt')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const visitor = await openContext()
  const tab = await visitor.newPage()
  await tab.goto(url)
  await expect(pageTitle(tab, 'Geheimer Fachtag')).toBeVisible()
  await expect(tab.getByRole('complementary', { name: 'Entwurf' })).toContainText('noch nicht öffentlich')
  expect(tab.url()).not.toContain('entwurf')
  expect(await faultsOf(tab)).toEqual([])
  await tab.reload()
  await expect(pageTitle(tab, 'Geheimer Fachtag')).toBeVisible()
  await tab.goto(`/workshop-detail/${slot.workshopId}`)
  await expect(tab.getByText('Lyrik im Freien').first()).toBeVisible()
  const other = await visitor.newPage()
  await other.goto(`/workshop-detail/${slot.workshopId}`)
  await expect(other.getByText('Diesen Workshop gibt es nicht')).toBeVisible()

  await button(page, 'Link beenden').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Link beenden' }).click()
  await expect(page.getByText('Der Link gilt nicht mehr.')).toBeVisible()
  await tab.goto(`/event-detail/${event.id}`)
  await expect(tab.getByText('Diese Veranstaltung gibt es nicht')).toBeVisible()
  await expect(tab.getByText('Dieser Link zu einem Entwurf gilt nicht mehr.')).toBeVisible()
})
