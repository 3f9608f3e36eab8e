import { isObject } from '@tafelrunde/client/failures'
import { ErrorCode } from '@tafelrunde/contract/http/errors'
import * as z from 'zod/mini'

/** What every record of an outbox says, whatever it is about. */
export const kept = {
  key: z.string(),
  /** The account that made it: it alone sends and sees it. */
  account: z.int(),
  /** Whom it is about, for where no list names them. */
  name: z.string(),
  /** Device time in milliseconds. */
  recordedAt: z.int(),
  /** waiting: not answered by the server yet; sent ones stay a while, to tell when another one wins. */
  status: z.enum(['waiting', 'sent', 'refused']),
  /** Why the server said no. */
  refusal: z.optional(z.object({ sentence: z.string(), code: z.optional(ErrorCode) })),
}
const Kept = z.object(kept)
export type Kept = z.infer<typeof Kept>
export type Refusal = NonNullable<Kept['refusal']>

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Former builds kept no status of whom they let in at an entrance. */
const withStatus = (one: unknown) =>
  isObject(one) ? { status: one.refusal ? 'refused' : 'waiting', ...one } : one

/**
 * The records of a stored text. One that cannot be read, such as that of another build, hides none of the others and is
 * kept as it is, for a build that can.
 */
export const readStored = <One extends Kept>(schema: z.ZodMiniType<One>, stored: unknown) => {
  const text = parsed(stored)
  const all: readonly unknown[] = Array.isArray(text) ? text : []
  const read = all.map(one => ({ one, entry: schema.safeParse(withStatus(one)).data }))
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unreadable: read.filter(({ entry }) => entry === undefined).map(({ one }) => one),
  }
}

const dayMs = 24 * 3_600_000
/** For how long it is told when another record wins, and why one was refused. */
const keptMs = { sent: 2 * dayMs, refused: 30 * dayMs }

/** Without what nobody needs any more, as names do not stay for longer; what waits is never dropped. */
export const recent = <One extends Kept>(entries: readonly One[], now: Date) =>
  entries.filter(
    ({ status, recordedAt }) => status === 'waiting' || recordedAt > now.getTime() - keptMs[status],
  )

/** What the server has said, by the key of what it was asked about; of what is missing it could not say. */
export type Answers = ReadonlyMap<string, 'taken' | Refusal>

/** The records once the server has answered some; `afterTaken` is what stays of one that it has. */
export const answered = <One extends Kept>(
  entries: readonly One[],
  answers: Answers,
  afterTaken: (entry: One) => One | undefined,
): readonly One[] =>
  entries.flatMap((entry): readonly One[] => {
    const answer = answers.get(entry.key)
    if (answer === undefined) return [entry]
    if (answer !== 'taken') return [{ ...entry, status: 'refused', refusal: answer }]
    const left = afterTaken(entry)
    return left ? [left] : []
  })
