import { listMails } from '@tafelrunde/contract/admin/mails'
import { listSupport } from '@tafelrunde/contract/admin/support'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { writeToSupport } from '@tafelrunde/contract/support'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { mails } from '../mail/mail.tables.ts'

const { as, deps, given } = await buildTestApp()
const office = as(await given.account({ isStaff: true }))

test('what waits for the office is as much as the list that it leads to has', async () => {
  expect((await office(getTodo, {})).items).toEqual([])
  const message = { name: 'Eva', email: 'eva@schule.example', subject: 'Frage', message: 'Wo?' }
  await as()(writeToSupport, { body: message })
  await as()(writeToSupport, { body: message })
  await deps.db.update(mails).set({ failure: '550' }).where(isNotNull(mails.id))
  const { items } = await office(getTodo, {})
  const asked = await office(listSupport, { query: { state: 'new' } })
  const failed = await office(listMails, { query: { state: 'failed' } })
  expect(items).toEqual([
    { kind: 'support', count: asked.count },
    { kind: 'failed_mails', count: failed.count },
  ])
  expect([asked.count, failed.count]).toEqual([2, 2])
})
