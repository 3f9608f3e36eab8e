import { codeFor } from '../code/codeFor.ts'
import type { Actions } from './actionsOverlay.ts'

export type { Actions }

/** Offers several actions and does the chosen one; the overlay is loaded on first use. */
export const offerActions = async (actions: Actions) => {
  const overlay = await codeFor(() => import('./actionsOverlay.ts'))
  await overlay?.openActions(actions)
}
