export type Question = {
  header: string
  /** What follows from a yes; lines are kept. */
  message: string
  /** The verb of what is done. */
  yes: string
  /** The verb of staying as it is. */
  no: string
}

/** Asks before something is lost, and answers whether the person agreed; the overlay is loaded on first use. */
export const confirmed = async (question: Question) => {
  const { openQuestion } = await import('./confirmOverlay.ts')
  return openQuestion(question)
}
