import type { FeedbackBody } from '@tafelrunde/contract/events/feedback'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { lockForFeedback, saveFeedback } from './feedback.queries.ts'
import { refuseFeedback } from './feedback.rules.ts'

const feedbackSentences = {
  closed: 'Die Frist für Ihr Feedback ist abgelaufen.',
  state: 'Feedback können Sie geben, wenn Sie dabei waren und die Veranstaltung beendet ist.',
}

/** Keeps what the account thinks of a participation of its own, instead of what it thought before. */
export const giveFeedback = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
  { participation, ...opinion }: FeedbackBody,
) =>
  inTransaction(db, async tx => {
    const facts = orNotFound(await lockForFeedback(tx, accountId, participation))
    const decision = refuseFeedback(facts, clock.now())
    if (decision) throw new Refusal(decision.refused, feedbackSentences[decision.refused])
    await saveFeedback(tx, { participationId: facts.id, ...opinion }, clock.now())
  })
