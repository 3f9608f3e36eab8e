import { chosenPasskey } from '@tafelrunde/client/passkeys'
import { provedThrough } from '@tafelrunde/client/proof'
import { createStore } from '@tafelrunde/client/store'
import { callThrough } from '@tafelrunde/contract/http/call'
import { beginPasskeyLogin } from '@tafelrunde/contract/people/passkeys'
import { getProofWays, prove, proveWithPasskey } from '@tafelrunde/contract/people/proof'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal } from '../../../shared/queries/query.ts'
import { request } from '../../../shared/session/session.ts'

/** Who waits for the person to prove who they are; told whether they have. */
export const waiting = createStore<((proved: boolean) => void) | undefined>(undefined)

const ask = () =>
  new Promise<boolean>(resolve => {
    waiting.set(proved => {
      waiting.set(undefined)
      resolve(proved)
    })
  })

/** Calls what is only for whoever has proved lately who they are: the sheet asks, and then it goes on. */
export const callProved = callThrough(provedThrough(request, ask))

export const proofWaysQuery = queryOptions({
  queryKey: [personal, 'proof'],
  queryFn: () => call(getProofWays, {}),
})

export const proveByPassword = (body: { current_password: string }) => call(prove, { body })

/** By a passkey that the browser asks for. */
export const proveByPasskey = async () => {
  const { attempt, options } = await call(beginPasskeyLogin, {})
  const credential = await chosenPasskey(options)
  await call(proveWithPasskey, { body: { attempt, credential } })
}
