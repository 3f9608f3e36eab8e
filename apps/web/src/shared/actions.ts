import type { Actions } from './actionsOverlay.ts'

export type { Actions }

/** Offers several actions and does the chosen one; the overlay is loaded on first use. */
export const offerActions = async (actions: Actions) => {
  const { openActions } = await import('./actionsOverlay.ts')
  await openActions(actions)
}
