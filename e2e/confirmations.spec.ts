import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download } from '@playwright/test'
import { correctConfirmation } from '@tafelrunde/contract/confirmations'
import { pdfText } from '../apps/server/test/pdf-text.ts'
import { feedbackGiven, rate, test } from './attended.ts'
import { callAs, expect, mailsTo, password } from './fixtures.ts'
import { button, field, heading, told } from './screen.ts'

const bytesOf = async (download: Download) => readFile(await download.path())
const codeOn = (text: string) => /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? ''

/** Has the confirmation issued, past the screens, and reads it. */
const paperText = async (request: APIRequestContext, { email }: { email: string }, participation: number) => {
  const login = await request.post('/api/auth/jwt/create/', { data: { email, password } })
  const { access } = await login.json()
  const headers = { authorization: `Bearer ${access}` }
  return pdfText(
    await (await request.get(`/api/users/participation-confirmations/${participation}/`, { headers })).body(),
  )
}

test('feedback brings the confirmation, which anyone can check by its code', {
  tag: ['@phone', '@desktop'],
}, async ({ page, browser, baseURL, attended, signIn }) => {
  const { person } = await attended()
  await signIn(person)
  await page.goto('/participation-confirmations')
  await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
  await page.getByRole('link', { name: 'Feedback geben' }).click()
  await expect(page.getByText('Noch 4 Fragen offen')).toBeVisible()
  await rate(page, /^Der Inhalt/, '5: viel Neues')
  await rate(page, /^Die Vermittlung/, '4')
  await rate(page, /^Die Organisation/, '3')
  await expect(page.getByText('Noch eine Frage offen')).toBeVisible()
  await rate(page, /^Für meinen Unterricht/, '4')
  await field(page, 'Was möchten Sie noch sagen? (freiwillig)').fill('Gern wieder.')
  const thanks = told(page, 'Danke, Ihr Feedback ist gespeichert.')
  await Promise.all([thanks, button(page, 'Feedback senden').click()])

  await expect(page).toHaveURL('/participation-confirmations')
  await expect(page.getByText('1,5 Zeitstunden aus 1 Workshop')).toBeVisible()
  await expect(button(page, 'PDF')).toBeVisible()
  await page.getByRole('link', { name: 'Schulrecht' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Herunterladen').click()])
  expect(download.suggestedFilename()).toMatch(/^Teilnahmebestätigung \d{4}-\d\d-\d\d Schulrecht\.pdf$/)
  const pdf = await bytesOf(download)
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
  const text = await pdfText(pdf)
  expect(text).toContain('Friederike Möllenkamp')

  const anyone = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await anyone.goto('/bestaetigung')
  await anyone.getByLabel('Code auf der Bestätigung').fill(codeOn(text).toLowerCase())
  await button(anyone, 'Prüfen').click()
  await expect(heading(anyone, 'Diese Bestätigung ist gültig')).toBeVisible()
  await expect(anyone.getByText('Friederike Möllenkamp')).toBeVisible()
  await anyone.context().close()
})

test('one tap in the list keeps the paper on a desktop, also that of the whole year', {
  tag: '@desktop',
}, async ({ page, request, attended, signIn }) => {
  const { person, participation } = await attended()
  await feedbackGiven(request, { person, participation })
  await signIn(person)
  await page.goto('/participation-confirmations')
  for (const name of [/^PDF$/, /^Jahresnachweis/]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    const text = await pdfText(await bytesOf(download))
    expect(text).toContain('Friederike Möllenkamp')
    expect(text).toContain('Schulrecht')
  }
})

test('one tap in the list opens the paper beside the app on a phone', async ({
  page,
  request,
  context,
  attended,
  signIn,
}) => {
  const { person, participation } = await attended()
  await feedbackGiven(request, { person, participation })
  await signIn(person)
  await page.goto('/participation-confirmations')
  const [tab] = await Promise.all([context.waitForEvent('page'), button(page, 'PDF').click()])
  await expect(tab).toHaveURL(/^blob:/)
})

test('the confirmation comes by mail', async ({ page, request, attended, signIn }) => {
  const { person, participation } = await attended()
  await feedbackGiven(request, { person, participation })
  await signIn(person)
  await page.goto('/participation-confirmations')
  const sent = told(page, `Die Bestätigung ist unterwegs an ${person.email}.`)
  await Promise.all([sent, button(page, 'Per E-Mail senden').click()])
  const attached = async () =>
    (await mailsTo(person)).flatMap(mail => {
      const [, base64] = /application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? []
      return base64 === undefined ? [] : [Buffer.from(base64, 'base64')]
    })
  await expect.poll(async () => (await attached()).length).toBe(1)
  for (const pdf of await attached()) expect(await pdfText(pdf)).toContain('Friederike Möllenkamp')
})

test('without network the confirmations are shown as last seen', async ({
  page,
  context,
  attended,
  signIn,
}) => {
  await signIn((await attended()).person)
  await page.goto('/participation-confirmations')
  await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(/^Offline – Stand/)).toBeVisible()
  await expect(page.getByText('Feedback fehlt noch')).toBeVisible()
})

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
}) => {
  const { person, participation } = await attended()
  await feedbackGiven(request, { person, participation })
  const code = codeOn(await paperText(request, person, participation))
  const staff = await callAs(request, await given.account({ isStaff: true }))
  await staff(correctConfirmation, { params: { id: participation }, body: { reason: 'Name' } })

  await page.goto(`/bestaetigung/${code}`)
  await expect(heading(page, 'Diese Bestätigung gilt nicht mehr')).toBeVisible()
  await page.getByRole('link', { name: 'Neue Bestätigung prüfen' }).click()
  await expect(heading(page, 'Diese Bestätigung ist gültig')).toBeVisible()

  await page.goto('/bestaetigung/FALSCH')
  await expect(heading(page, 'Diesen Code gibt es nicht')).toBeVisible()
})
