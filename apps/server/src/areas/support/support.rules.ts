type Message = { id: number; createdAt: Date }

/**
 * How the first mail about a message is called, by which all others are one thread with it. The moment makes it unique
 * also where a database begins anew.
 */
export const threadName = ({ id, createdAt }: Message) => `support-${id}-${createdAt.getTime().toString(36)}`

/** For the office. */
export const firstOfThread = (message: Message) => ({ id: threadName(message), after: [] })

/** The receipt follows for whoever wrote. */
export const receiptOfThread = (message: Message) => ({
  id: `${threadName(message)}-receipt`,
  after: [threadName(message)],
})

/** An answer follows on the receipt and on all answers before it. */
export const answerOfThread = (message: Message, id: number, earlier: number[]) => {
  const receipt = receiptOfThread(message)
  const nameOf = (answer: number) => `${threadName(message)}-${answer}`
  return { id: nameOf(id), after: [...receipt.after, receipt.id, ...earlier.map(nameOf)] }
}

/** Since when something must have happened to a closed message for it to be kept: twelve months. */
export const keptSince = (now: Date) => {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return since
}
