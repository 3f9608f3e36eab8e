import { getAssociation } from '@tafelrunde/contract/association'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { updateAssociation } from './association.queries.ts'

const { as, deps } = await buildTestApp()

test('everybody may read the statement on accessibility, empty until the office has written one', async () => {
  expect(await as()(getAssociation, {})).toMatchObject({ accessibility: '' })
  const accessibility = '## Stand der Vereinbarkeit\n\nDie App ist teilweise vereinbar.'
  await inTransaction(deps.db, tx => updateAssociation(tx, { accessibility }))
  await expect.poll(() => as()(getAssociation, {})).toMatchObject({ accessibility })
})
