import { getPass } from '@tafelrunde/contract/people/passes'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { doorIn } from '../../attendance/door.fixture.ts'
import { mergingIn } from './merge.fixture.ts'

const testApp = await buildTestApp()
const { as, given } = testApp
const { merge } = await mergingIn(testApp)
const { add, held, openDoor } = doorIn(testApp)

test('a printed pass of an account that went lets in the one that stayed, after a second merge, too', async () => {
  const [last, middle, gone] = [await given.account(), await given.account(), await given.account()]
  const { token } = await as(gone)(getPass, {})
  await merge(middle, gone)
  await merge(last, middle)
  openDoor()
  const { slot, lecturer } = await held()
  expect(await add(lecturer, { timeslot: slot.id, qr: token })).toMatchObject({ account: { id: last.id } })
})

test('a device that read such a pass without network names the account that went, and the one that stayed is in', async () => {
  const [kept, gone] = [await given.account(), await given.account()]
  await merge(kept, gone)
  openDoor()
  const { slot, lecturer } = await held()
  const body = { timeslot: slot.id, account: gone.id }
  expect(await add(lecturer, body)).toMatchObject({ account: { id: kept.id } })
  await expect(add(lecturer, body)).rejects.toMatchObject({ body: { code: 'already' } })
})
