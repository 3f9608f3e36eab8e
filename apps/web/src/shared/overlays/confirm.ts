import { codeFor } from '../code/codeFor.ts'
import type { Question } from './confirmOverlay.ts'

export type { Question }

/** Asks before something is lost, and answers whether the person agreed; the overlay is loaded on first use. */
export const confirmed = async (question: Question) => {
  const overlay = await codeFor(() => import('./confirmOverlay.ts'))
  return overlay !== undefined && overlay.openQuestion(question)
}
