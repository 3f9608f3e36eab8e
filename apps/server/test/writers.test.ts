import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueConfirmations } from '@tafelrunde/contract/events/confirmations'
import { writeToSupport } from '@tafelrunde/contract/support'
import { desc, gt, max } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { attendedIn } from '../src/areas/confirmations/attended.fixture.ts'
import { usualTerms } from '../src/areas/exhibitions/orders/orders.fixture.ts'
import { invoicingIn } from '../src/areas/invoices/invoices.fixture.ts'
import { invoiceNumber } from '../src/areas/invoices/invoices.rules.ts'
import { scheduleOf } from '../src/areas/programme/import/import-programme.fixture.ts'
import { approvedIn } from '../src/areas/settlements/approved.fixture.ts'
import { commands } from '../src/commands.ts'
import { startWork } from '../src/jobs.ts'
import { auditEntries } from '../src/platform/db/audit.tables.ts'
import { writingAs } from '../src/platform/db/writer.ts'
import { buildTestApp } from './build-test-app.ts'

const testApp = await buildTestApp()
const { as, deps, given } = testApp
const { confirmed, ordered } = await invoicingIn(testApp)
const { approved, finishedEvent } = approvedIn(testApp)
const { attended } = attendedIn(testApp)
const folder = await mkdtemp(join(tmpdir(), 'writers-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

const file = async (content: unknown) => {
  const path = join(folder, 'file.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const fees = {
  travel_cents_per_km: 38,
  rules: [{ role: 'lecturer', kind: 'flat', cents: 9000, shared: true }],
}
const settled = async (state: 'submitted' | 'approved') => {
  const event = await finishedEvent()
  await approved(event, { state })
  return String(event.id)
}

/** What each command is called with, and what it writes then. */
const calls: Record<string, { subject: string; args: () => Promise<unknown[]> }> = {
  'bank-account': { subject: 'association', args: async () => ['--holder', 'Förderverein'] },
  confirmations: { subject: 'confirmations', args: async () => [(await attended()).event.id, '--no-mail'] },
  'create-superuser': {
    subject: 'accounts',
    args: async () => ['--email', 'chefin@schule.example', '--password', 'Kreide-und-Tafel-7'],
  },
  exhibition: {
    subject: 'price_items',
    args: async () => [(await given.event()).id, await file(usualTerms)],
  },
  fees: { subject: 'fee_rules', args: async () => [(await given.event()).id, await file(fees)] },
  'import-programme': { subject: 'events', args: async () => [await file(scheduleOf('neu', { guid: 'a' }))] },
  'invoice-numbers': {
    subject: 'invoice_gaps',
    args: async () => [
      '--last',
      invoiceNumber(deps.clock.now().getUTCFullYear(), 900),
      '--reason',
      'Sicherung zurückgeholt',
    ],
  },
  invoices: { subject: 'invoices', args: async () => [(await confirmed()).event.id] },
  orders: {
    subject: 'orders',
    args: async () => {
      const { event, order } = await ordered()
      return [event.id, '--confirm', order.id]
    },
  },
  'payment-file': {
    subject: 'payment_files',
    args: async () => [await settled('approved'), '--out', join(folder, 'zahlung.xml')],
  },
  settlements: {
    subject: 'settlements',
    args: async () => [await settled('submitted'), '--approve', 'all'],
  },
  support: {
    subject: 'support_messages',
    args: async () => {
      const body = { name: 'Eva', email: 'eva@schule.example', subject: 'Saal', message: 'Eine Rampe?' }
      return ['--close', (await as()(writeToSupport, { body })).id]
    },
  },
}
const readsOnly = ['backup', 'check', 'doctor']

test('every command that writes is tried here', () => {
  expect([...Object.keys(calls), ...readsOnly].toSorted()).toEqual(Object.keys(commands).toSorted())
})

test.each(Object.entries(calls))('what „%s“ writes is in the log as a command’s', async (name, call) => {
  const args = (await call.args()).map(String)
  const [last] = await deps.db.select({ id: max(auditEntries.id) }).from(auditEntries)
  expect(await writingAs({ via: 'command' }, async () => (await commands[name]?.())?.run(args, deps))).toBe(0)
  const entries = await deps.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, last?.id ?? 0))
  expect(entries.map(({ subject }) => subject)).toContain(call.subject)
  expect([...new Set(entries.map(({ via }) => via))]).toEqual(['command'])
})

test('what a job writes is in the log as a job’s, not as of whoever asked for it', async () => {
  await startWork(deps)
  const { event } = await attended()
  const params = { id: event.id }
  await as(await given.staff())(issueConfirmations, { params, body: { mail: false } })
  const latest = () => deps.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  await expect.poll(latest).toMatchObject([{ subject: 'confirmations', via: 'job', actor: null }])
})
