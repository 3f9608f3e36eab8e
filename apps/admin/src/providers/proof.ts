import { chosenPasskey } from '@tafelrunde/client/passkeys'
import { provedThrough } from '@tafelrunde/client/proof'
import type { Asked } from '@tafelrunde/client/send'
import { createStore } from '@tafelrunde/client/store'
import { callThrough } from '@tafelrunde/contract/http/call'
import { Problem } from '@tafelrunde/contract/http/errors'
import { beginPasskeyLogin } from '@tafelrunde/contract/people/passkeys'
import { getProofWays, prove, proveWithPasskey } from '@tafelrunde/contract/people/proof'
import { session } from './session.ts'

const isMissing = (body: unknown) => Problem.safeParse(body).data?.code === 'second_factor_missing'

/**
 * Asks as whoever is logged in. Who lacks the second step that the association asks its office for is led to the app's
 * „Benutzerkonto“, sets it up there and comes back to this page; nobody waits for the answer any more.
 */
const askedForSecondStep = async (asked: Asked) => {
  const answer = await session.request(asked)
  if (answer.status !== 403 || !isMissing(answer.body)) return answer
  location.assign(`/account?second-step=${encodeURIComponent(location.pathname + location.search)}`)
  return new Promise<never>(() => {})
}

/** Who waits for somebody to prove who they are; told whether they have. */
export const waiting = createStore<((proved: boolean) => void) | undefined>(undefined)

const ask = () =>
  new Promise<boolean>(resolve => {
    waiting.set(proved => {
      waiting.set(undefined)
      resolve(proved)
    })
  })

/** Asks as whoever is logged in; where the server wants to know once more who that is, a dialog asks them, and it goes on. */
export const askedForProof = provedThrough(askedForSecondStep, ask)

const call = callThrough(askedForSecondStep)

export const fetchProofWays = () => call(getProofWays, {})
export const proveByPassword = (current_password: string) => call(prove, { body: { current_password } })

/** By a passkey that the browser asks for. */
export const proveByPasskey = async () => {
  const { attempt, options } = await call(beginPasskeyLogin, {})
  const credential = await chosenPasskey(options)
  await call(proveWithPasskey, { body: { attempt, credential } })
}
