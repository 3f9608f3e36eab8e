import { ownPath, portalLogin, takePortalReturn } from '@tafelrunde/client/portal'
import { current } from '../../../shared/session/session.ts'
import { rememberWish } from '../../../shared/session/wish.ts'

export const { leave: leaveForPortal, finish: finishAtPortal, prove: proveAtPortal } = portalLogin(current)

// With the page that the portal has led back to, and only with it.
let returned = takePortalReturn()

/** Whether the portal has led here, and nobody has taken its answer yet. */
export const isReturn = () => returned !== undefined

/** What the portal has led back with, once; where its person wanted to go before is remembered again. */
export const takeReturn = () => {
  const taken = returned
  returned = undefined
  const path = ownPath(taken?.left?.path)
  if (path) rememberWish(path, taken?.left?.owner)
  return taken
}
