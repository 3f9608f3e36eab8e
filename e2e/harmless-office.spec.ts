import type { Page, Request } from '@playwright/test'
import { attackEverywhere } from '../apps/server/test/attack.ts'
import { createDatabase } from '../apps/server/test/servers/cluster.ts'
import { expectHarmless, watch } from './harmless.ts'
import { fillDemo } from './house/filled.ts'
import { expect } from './house/fixtures.ts'
import { startServer } from './house/server.ts'
import { workerFolder } from './house/worker-folder.ts'
import { test as base } from './named.ts'
import { button, field, pageTitle } from './screen.ts'
import { inDozens, type Screen } from './screens/catalogue.ts'
import { officeScreens } from './screens/office.ts'
import { comeTo } from './ways.ts'

const short = `<img src=x onerror=hacked=1>`
/**
 * Acts where it is taken for markup, in an element or in the value of an attribute, or for a template; else it is a
 * name, longer than a form would take it from whoever types. It ends with a word that turns the direction of writing.
 */
const attack = `">${short}<img src=x onerror="window.hacked=1"><img src="https://leck.example/x"><svg onload="window.hacked=1"></svg><script>window.hacked=1</script><a href="javascript:window.hacked=1">{{7*7}}</a>[klick](javascript:window.hacked=1) \u202E${'W'.repeat(60)}\u202C `

/** What the lists of screens look for in vain in the demo, and what calls it that is there now. */
const made: [address: RegExp, query: string][] = [
  [/mails\/(\d+)/, 'select number as id from mails order by number limit 1'],
  ...['support_messages', 'circulars', 'allotments', 'webhooks', 'intakes'].map((table): [RegExp, string] => [
    new RegExp(`${table.split('_')[0]}/(\\d+)`),
    `select id from ${table} limit 1`,
  ]),
]

/** Of what there is no row, or none that may have a text there. */
const withoutRow = [
  'bank_entries.return_reason',
  'booking_notes.was_location',
  'circular_attachments.name',
  'confirmations.revocation_reason',
  'donation_terms.period',
  'donation_terms.purposes',
  'donation_terms.tax_number',
  'donation_terms.tax_office',
  'intake_mappings.headings',
  'invoice_gaps.reason',
  'links.new_email',
  'order_payments.withdrawn_by',
  'orders.discount_reason',
  'passkeys.name',
  'payment_files.released_by',
  'payment_files.undone_reason',
  'receipts.name',
  'refund_files.created_by',
  'refund_files.released_by',
  'refund_files.undone_by',
  'refund_files.undone_reason',
  'refund_returns.noted_by',
  'refund_returns.reason',
  'refund_returns.withdrawn_by',
  'refund_transfers.holder',
  'returned_transfers.noted_by',
  'returned_transfers.reason',
  'returned_transfers.withdrawn_by',
  'waiting_changes.asked_by',
  'waiting_changes.decided_by',
]

type Paths = Map<Screen, string>
/** Where the screens of this worker's server are, once all texts there are attacks, and who of the office has typed them. */
let attacked: { paths: Paths; boss: { id: number } } | undefined

const test = base.extend<{ paths: Paths }>({
  // A server of its own: nothing is called there as the other journeys know it.
  server: [
    async ({ host }, use, { workerIndex }) => {
      const url = await createDatabase(
        process.env.E2E_CLUSTER_URL ?? '',
        `hostile_${workerIndex}`,
        'template',
      )
      const env = { BACKUPS: '1', WEBHOOK_NETWORKS: '127.0.0.1' }
      const { origin, connect, stop } = await startServer(url, workerFolder, { host, env })
      const deps = await connect()
      await use({ origin, deps })
      await deps.close()
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  paths: async ({ callAs, database, given, idOf, signIn }, use) => {
    const query = async (text: string) => (await database.$client.query<{ id: number }>(text)).rows
    if (!attacked) {
      const boss = await given.account({ isStaff: true, isSuperuser: true })
      await fillDemo({ call: await callAs(boss), query, idOf, boss })
      const paths: Paths = new Map()
      for (const screen of officeScreens) {
        let path = typeof screen.path === 'string' ? screen.path : await screen.path(idOf)
        for (const [address, text] of made) {
          const id = address.exec(path)?.[1]
          if (id) path = path.replace(id, String((await query(text))[0]?.id))
        }
        paths.set(screen, path)
      }
      const client = await database.$client.connect()
      expect(await attackEverywhere(client, [attack])).toEqual(withoutRow)
      client.release(true)
      attacked = { paths, boss }
    }
    const named = 'select email from accounts where id = $1'
    const { rows } = await database.$client.query<{ email: string }>(named, [attacked.boss.id])
    await signIn({ email: rows[0]?.email ?? '' })
    await use(attacked.paths)
  },
})

/** Waits until a page has been answered all that it has asked, but for what it is told as it happens. */
const answersOf = (page: Page) => {
  const open = new Set<Request>()
  page.on('request', request => void open.add(request))
  page.on('requestfinished', request => void open.delete(request))
  page.on('requestfailed', request => void open.delete(request))
  const urls = () => [...open].map(request => request.url()).filter(url => !url.includes('/live'))
  return {
    forget: () => open.clear(),
    all: () => expect.poll(urls).toEqual([]),
  }
}

/** How often a page shows the attack as the text that it is, or has it in a field. */
const shownIn = async (page: Page) => {
  const main = page.locator('#main-content')
  const fields = await main
    .locator('input, textarea')
    .evaluateAll(all => all.map(field => ('value' in field ? String(field.value) : '')))
  return [await main.innerText(), ...fields].join(' ').split('window.hacked=1').length - 1
}

/** Forms that are empty, and what shows figures or waits for a choice first. */
const showsNone =
  /\/(create|group|attendances|bank|datev|late-charges|check|doctor|retention|appearance|doubles|intakes)$/

// One worker has the server that only these use.
test.describe.configure({ mode: 'default' })

for (const { number, some } of inDozens(officeScreens))
  test(`what people type is a text on all screens of the Verwaltung (${number})`, {
    tag: '@desktop',
  }, async ({ page, baseURL, paths }) => {
    const done = watch(page, baseURL ?? '')
    const answers = answersOf(page)
    for (const screen of some) {
      const path = paths.get(screen) ?? ''
      answers.forget()
      await comeTo(page, path)
      // What a screen asks for when it is drawn.
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
      await answers.all()
      if (!showsNone.test(path)) await expect.poll(() => shownIn(page), `${path} shows it`).toBeGreaterThan(0)
      await expectHarmless(page, done, path)
    }
  })

test('what people type is a text where it is searched, saved, told in the history, printed and shown on the Anzeige', {
  tag: '@desktop',
}, async ({ page, baseURL, paths }) => {
  const done = watch(page, baseURL ?? '')
  await page.goto('/verwaltung/rooms/create')
  await field(page, 'Name *').fill(`${short} 1`)
  await button(page, 'Anlegen').click()
  await expect(pageTitle(page, `${short} 1`)).toBeVisible()
  expect(await page.title()).toContain(short)
  await page.getByRole('link', { name: 'Bearbeiten' }).click()
  await field(page, 'Name *').fill(`${short} 2`)
  await button(page, 'Änderungen speichern').click()
  await expect(page.getByText(`Name: von „${short} 1“ zu „${short} 2“`)).toBeVisible()
  await expectHarmless(page, done, 'history')
  await page.getByRole('combobox', { name: 'Suchen' }).fill('onerror')
  await expect(page.getByRole('option').filter({ hasText: 'window.hacked=1' }).first()).toBeVisible()
  await expectHarmless(page, done, 'search')

  const emergency = [...paths.values()].find(path => path.endsWith('/emergency')) ?? ''
  await page.goto(emergency)
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('#main-content').getByText('window.hacked=1').filter({ visible: true })
  await expect(printed.first()).toBeVisible()
  await expectHarmless(page, done, 'print')
  await page.emulateMedia({ media: 'screen' })
  await page.goto(emergency.replace('/verwaltung/events/', '/anzeige/').replace('/emergency', ''))
  await expect(page.getByText('window.hacked=1').filter({ visible: true }).first()).toBeVisible()
  await expectHarmless(page, done, 'Anzeige')
})
