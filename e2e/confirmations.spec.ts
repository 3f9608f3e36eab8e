import type { APIRequestContext } from '@playwright/test'
import { correctConfirmation } from '@tafelrunde/contract/events/confirmations'
import { readPdf } from '../apps/server/test/read/read-pdf.ts'
import { feedbackGiven, test } from './attended.ts'
import { expect } from './house/fixtures.ts'
import { installed, offline } from './house/offline.ts'
import { downloadOf } from './papers.ts'
import { button, field, heading } from './screen.ts'

/** The code on the confirmation, which is issued past the screens. */
const issuedCode = async (request: APIRequestContext, access: string, participation: number) => {
  const headers = { authorization: `Bearer ${access}` }
  const answer = await request.get(`/api/users/participation-confirmations/${participation}/`, { headers })
  const { text } = await readPdf(await answer.body())
  return /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? ''
}

test('one tap in the list keeps the paper on a desktop, also that of the whole year', {
  tag: '@desktop',
}, async ({ page, attended, signIn, callAs }) => {
  const { person, participation } = await attended()
  await feedbackGiven(callAs, { person, participation })
  await signIn(person)
  await page.goto('/participation-confirmations')
  for (const name of [/^PDF$/, /^Jahresnachweis/]) {
    const { text } = await downloadOf(page, page.getByRole('button', { name }))
    expect(text).toContain('Friederike Möllenkamp')
    expect(text).toContain('Schulrecht')
  }
})

test('one tap in the list opens the paper beside the app on a phone', { tag: '@window' }, async ({
  page,
  context,
  attended,
  signIn,
  callAs,
}) => {
  const { person, participation } = await attended()
  await feedbackGiven(callAs, { person, participation })
  await signIn(person)
  await page.goto('/participation-confirmations')
  const [tab] = await Promise.all([context.waitForEvent('page'), button(page, 'PDF').click()])
  await expect(tab).toHaveURL(/^blob:/)
})

test(
  'without network the confirmations are shown as last seen',
  offline,
  async ({ page, context, attended, signIn }) => {
    await signIn((await attended()).person)
    await page.goto('/participation-confirmations')
    await installed(page)
    await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
    await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
  },
)

test('whoever has taken part in nothing reads what to do', async ({ page, given, signIn }) => {
  await signIn(await given.account())
  await page.goto('/participation-confirmations')
  await expect(heading(page, 'Noch keine Teilnahme')).toBeVisible()
})

test('the check page tells a replaced confirmation from an unknown one', async ({
  page,
  given,
  request,
  attended,
  callAs,
  tokensOf,
}) => {
  const { person, participation } = await attended()
  await feedbackGiven(callAs, { person, participation })
  const code = await issuedCode(request, (await tokensOf(person)).access, participation)
  const staff = await callAs(await given.account({ isStaff: true }))
  await staff(correctConfirmation, { params: { id: participation }, body: { reason: 'Name' } })

  await page.goto('/bestaetigung')
  await field(page, 'Code auf der Bestätigung').fill(code.toLowerCase())
  await button(page, 'Prüfen').click()
  await expect(heading(page, 'Diese Bestätigung gilt nicht mehr')).toBeVisible()
  await expect(page.getByText('durch eine neue ersetzt')).toBeVisible()
  await expect(page.getByRole('link', { name: /Neue Bestätigung/ })).toHaveCount(0)

  await page.goto('/bestaetigung/FALSCH')
  await expect(heading(page, 'Diesen Code gibt es nicht')).toBeVisible()
})
