import type { Question } from './confirmOverlay.ts'

export type { Question }

/** Asks before something is lost, and answers whether the person agreed; the overlay is loaded on first use. */
export const confirmed = async (question: Question) => {
  const { openQuestion } = await import('./confirmOverlay.ts')
  return openQuestion(question)
}
