import { countUnsent, unsentQuestion } from '@tafelrunde/client/unsent-question'
import { confirmed } from '../shared/overlays/confirm.ts'
import { current } from '../shared/session/session.ts'
import { device } from '../shared/session/storage.ts'

/** Whether the person logs out all the same where something has not been sent. */
export const leavesUnsent = async () => {
  const count = await countUnsent(device, current.owner())
  return count === 0 || confirmed(unsentQuestion(count))
}
