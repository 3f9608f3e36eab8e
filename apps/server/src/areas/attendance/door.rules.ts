/** Who is meant at the door, in one of three ways. */
export type Named = {
  account?: number | null | undefined
  as_customernumber?: string | undefined
  qr?: string | undefined
}

/** The one way that was used; nothing where it was none or several. */
export const wayOf = ({ account, as_customernumber: customerNumber, qr }: Named) => {
  const ways = [
    ...(account ? [{ field: 'account' as const, account }] : []),
    ...(customerNumber ? [{ field: 'as_customernumber' as const, customerNumber }] : []),
    ...(qr ? [{ field: 'qr' as const, qr }] : []),
  ]
  return ways.length === 1 ? ways[0] : undefined
}

/** What somebody who comes is recorded as, if nothing is said: before the start nobody can have attended. */
export const usualState = (startsAt: Date, recordedAt: Date) =>
  recordedAt >= startsAt ? ('attended' as const) : ('registered' as const)
