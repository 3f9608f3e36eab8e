type Taxed = { grossCents: number; changes: number }

/**
 * Whether an invoice has to be looked at first: where some position is taxed otherwise than the order says, somebody has to have
 * seen the sum, and whoever names a sum (`seenCents`) gets no other.
 */
export const isUnseen = ({ grossCents, changes }: Taxed, seenCents: number | null) =>
  seenCents === null ? changes > 0 : seenCents !== grossCents
