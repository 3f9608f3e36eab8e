import { readUnsent } from '@tafelrunde/client/unsent'
import { logout } from '../shared/session/session.ts'
import { device } from '../shared/session/storage.ts'

/** Whether the person goes; a question that cannot be had holds nobody back, as nothing is lost by it. */
const agreed = async () => {
  if (Object.values(await readUnsent(device)).every(kept => kept === undefined)) return true
  const unsent = await import('./unsent.ts').catch(() => undefined)
  return unsent === undefined || unsent.leavesUnsent()
}

/** Logs out, but says first what has not been sent. */
export const leave = async () => {
  if (await agreed()) await logout()
}
