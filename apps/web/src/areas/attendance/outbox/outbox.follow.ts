import { readUnsent } from '@tafelrunde/client/unsent'
import { current } from '../../../shared/session/session.ts'
import { device } from '../../../shared/session/storage.ts'

/** The sending is loaded only where something is kept on the device. */
const wake = async () => {
  if (document.visibilityState !== 'visible') return
  const { marks, entries } = await readUnsent(device)
  if (marks !== undefined) await (await import('../marks/marks.send.ts')).syncMarks()
  if (entries !== undefined) await (await import('../entrance/queue.send.ts')).syncQueue()
}

/**
 * Sends what waits when the app is opened or comes to the front, when the network is back, and once it is known who is
 * logged in: nobody sends what somebody else has seen, so that before this nothing goes.
 */
export const followOutboxes = () => {
  window.addEventListener('online', () => void wake())
  current.state.subscribe(() => void wake())
  document.addEventListener('visibilitychange', () => void wake())
  void wake()
}
