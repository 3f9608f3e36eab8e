import { chosenPasskey } from '@tafelrunde/client/passkeys'
import { provedThrough } from '@tafelrunde/client/proof'
import { createStore } from '@tafelrunde/client/store'
import { callThrough } from '@tafelrunde/contract/http/call'
import { beginPasskeyLogin } from '@tafelrunde/contract/people/passkeys'
import { getProofWays, prove, proveWithPasskey } from '@tafelrunde/contract/people/proof'
import { askedForSecondStep } from './second-step.ts'

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
