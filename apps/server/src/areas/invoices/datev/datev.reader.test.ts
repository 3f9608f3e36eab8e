import { chartAccounts } from '@tafelrunde/contract/admin/money/datev'
import { expect, test } from 'vitest'
import { readAccounts } from './datev.reader.ts'

test('accounts from before there were fees for a late end have that of what is not taxable for them', () => {
  const { compensation, ...before } = chartAccounts['04']
  expect(readAccounts(before)).toEqual({ ...before, compensation: before.not_taxable })
  expect(readAccounts({ ...before, compensation })).toEqual(chartAccounts['04'])
})
