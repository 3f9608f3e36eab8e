import { newPasskey } from '@tafelrunde/client/passkeys'
import * as contract from '@tafelrunde/contract/people/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'
import { callProved } from './proof.ts'
import { secondFactorQuery } from './secondFactor.api.ts'

/** The passkeys of the own account. */
export const passkeysQuery = queryOptions({
  queryKey: [personal, 'passkeys'],
  queryFn: async () => (await call(contract.listPasskeys, {})).results,
})

export const rereadPasskeys = () =>
  Promise.all([
    queryClient.invalidateQueries(passkeysQuery),
    queryClient.invalidateQueries(secondFactorQuery),
  ])

/** Has the browser make one and adds it; answers recovery codes, this once, if there were none. */
export const addPasskey = async () => {
  const { attempt, options } = await callProved(contract.beginPasskey, { body: {} })
  const credential = await newPasskey(options)
  const { recovery_codes } = await call(contract.addPasskey, { body: { attempt, credential } })
  await rereadPasskeys()
  return recovery_codes
}

export const renamePasskey = async (id: number, body: { name: string }) => {
  await call(contract.renamePasskey, { params: { id }, body })
  await rereadPasskeys()
}

/** It logs out every device: whoever stays logged in reads anew which ones are left. */
export const removePasskey = async (
  id: number,
  body: { current_password?: string | undefined; code?: string | undefined },
) => {
  await callProved(contract.removePasskey, { params: { id }, body })
}
