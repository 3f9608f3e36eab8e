import { getEventChecklist } from '@tafelrunde/contract/admin/events/events'
import { listMails } from '@tafelrunde/contract/admin/mails/mails'
import { listSupport } from '@tafelrunde/contract/admin/people/support'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { writeToSupport } from '@tafelrunde/contract/support'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mails } from '../../mail/mail.tables.ts'

const { as, deps, given } = await buildTestApp()
const office = as(await given.account({ isStaff: true }))

test('what waits for the office is as much as the list that it leads to has', async () => {
  expect(await office(getTodo, {})).toEqual({ items: [], conflicts: [], checklists: [] })
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

test('each event that the office is not done with is named with as many open points as its own page has', async () => {
  const times = {
    startsAt: new Date('2027-06-12T09:00:00+02:00'),
    endsAt: new Date('2027-06-12T17:00:00+02:00'),
  }
  const later = await given.event({ name: 'Sommerfest', ...times })
  const draft = await given.event({ name: 'Entwurf', state: 'draft' })
  for (const state of ['finished', 'cancelled'] as const) await given.event({ state })
  const openOf = async ({ id }: { id: number }) =>
    (await office(getEventChecklist, { params: { id } })).items.filter(({ open }) => open > 0).length
  const { checklists } = await office(getTodo, {})
  expect(checklists).toEqual([
    { event: draft.id, name: 'Entwurf', count: await openOf(draft) },
    { event: later.id, name: 'Sommerfest', count: await openOf(later) },
  ])
})
