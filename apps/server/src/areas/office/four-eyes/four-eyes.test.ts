import {
  confirmWaitingChange,
  getFourEyes,
  rejectWaitingChange,
  switchFourEyes,
} from '@tafelrunde/contract/admin/four-eyes'
import { exportPaymentFile, releasePaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { approvedIn } from '../../settlements/approved.fixture.ts'

const testApp = await buildTestApp()
const { as, clock, deps, given } = testApp
const { approved, finishedEvent, openAccount } = approvedIn(testApp)
await openAccount()
clock.set('2027-03-01T12:00:00+01:00') // a Monday
const boss = await given.account({ isStaff: true, isSuperuser: true })
const turn = (on: boolean) => as(boss)(switchFourEyes, { body: { on } })
const refused = (detail: string) => ({
  status: 409,
  body: { code: 'state', detail: expect.stringContaining(detail) },
})

test('it is on at once if there is somebody else, and off once somebody else confirms that', async () => {
  await expect(turn(true)).rejects.toMatchObject(refused('Außer Ihnen'))
  const second = await given.account({ isStaff: true, isSuperuser: true })
  expect(await turn(true)).toEqual({ on: true, waiting: null })
  expect(await turn(true)).toEqual({ on: true, waiting: null }) // a second click

  const event = await finishedEvent()
  await approved(event)
  const file = await as(boss)(exportPaymentFile, { params: { id: event.id }, body: {} })
  await expect(turn(false)).rejects.toMatchObject(refused('Zahlungsdateien auf Freigabe'))
  await as(second)(releasePaymentFile, { params: { id: file.id } })

  const { waiting } = await turn(false)
  expect(waiting).toMatchObject({ by_id: boss.id, asked: clock.now(), turns_off: true })
  await expect(turn(false)).rejects.toMatchObject(refused('wartet schon'))
  const params = { id: waiting?.id ?? 0 }
  await expect(as(boss)(confirmWaitingChange, { params })).rejects.toMatchObject(refused('andere Person'))
  expect(await as(boss)(rejectWaitingChange, { params })).toEqual({ on: true, waiting: null })
  await expect(as(second)(confirmWaitingChange, { params })).rejects.toMatchObject(
    refused('schon entschieden'),
  )

  const again = { id: (await turn(false)).waiting?.id ?? 0 }
  expect(await as(second)(confirmWaitingChange, { params: again })).toEqual({ on: false, waiting: null })
  // Nothing of what was decided keeps anybody's account.
  await deps.db.delete(accounts).where(eq(accounts.id, second.id))
})

test('a file that was made meanwhile keeps it on', async () => {
  const second = await given.account({ isStaff: true, isSuperuser: true })
  await turn(true)
  const { waiting } = await turn(false)
  const event = await finishedEvent()
  await approved(event)
  await as(boss)(exportPaymentFile, { params: { id: event.id }, body: {} })
  await expect(as(second)(confirmWaitingChange, { params: { id: waiting?.id ?? 0 } })).rejects.toMatchObject(
    refused('Zahlungsdateien auf Freigabe'),
  )
  expect(await as(second)(getFourEyes, {})).toMatchObject({ on: true, waiting })
})

test('only who may do everything, and only what exists', async () => {
  await expect(as(await given.staff())(getFourEyes, {})).rejects.toMatchObject({ status: 403 })
  const params = { id: 999_999 }
  await expect(as(boss)(confirmWaitingChange, { params })).rejects.toMatchObject({ status: 404 })
  await expect(as(boss)(rejectWaitingChange, { params })).rejects.toMatchObject({ status: 404 })
})
