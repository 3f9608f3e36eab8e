import type { Asked } from '@tafelrunde/client/send'
import { Problem } from '@tafelrunde/contract/http/errors'
import { session } from './session.ts'

const isMissing = (body: unknown) => Problem.safeParse(body).data?.code === 'second_factor_missing'

/**
 * Asks as whoever is logged in. Who lacks the second step that the association asks its office for is led to the app's
 * „Benutzerkonto“, sets it up there and comes back to this page; nobody waits for the answer any more.
 */
export const askedForSecondStep = async (asked: Asked) => {
  const answer = await session.request(asked)
  if (answer.status !== 403 || !isMissing(answer.body)) return answer
  location.assign(`/account?second-step=${encodeURIComponent(location.pathname + location.search)}`)
  return new Promise<never>(() => {})
}
