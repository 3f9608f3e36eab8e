import type { Judged } from './judged.rules.ts'

/** What a table does: row by row, in sentences, and how to do it in the same transaction. */
export type Check = { judged: Judged[]; consequences: string[]; write: () => Promise<void> }
