/** Whose drafts somebody sees: all as staff, the one whose link they have, or none. */
export type Sight = boolean | { draft: number }
