import * as contract from '@tafelrunde/contract/people/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'
import { callProved } from './proof.ts'

/** Whether the own account is logged in to in two steps. */
export const secondFactorQuery = queryOptions({
  queryKey: [personal, 'second-factor'],
  queryFn: () => call(contract.getSecondFactor, {}),
})

export const rereadSecondFactor = () => queryClient.invalidateQueries(secondFactorQuery)

/** A new secret for an authenticator app; a code of the former one lets it take its place. */
export const beginSecondFactor = (body: {
  current_password?: string | undefined
  code?: string | undefined
}) => callProved(contract.beginSecondFactor, { body })

/** Switches it on; answers the recovery codes, this once. */
export const confirmSecondFactor = async (body: { setup: string; code: string }) => {
  const { recovery_codes } = await call(contract.confirmSecondFactor, { body })
  void rereadSecondFactor()
  return recovery_codes
}

type Both = { current_password?: string | undefined; code: string }

export const renewRecoveryCodes = async (body: Both) => {
  const { recovery_codes } = await callProved(contract.renewRecoveryCodes, { body })
  void rereadSecondFactor()
  return recovery_codes
}

/** It logs out every device: whoever stays logged in reads anew how it stands. */
export const switchOffSecondFactor = (body: Both) => callProved(contract.switchOffSecondFactor, { body })
