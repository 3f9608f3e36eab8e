/** Which payment of which settlement, as „ABRECHNUNG-12-2“ says it. */
export type PaymentName = { id: number; payment: number }

/**
 * The payments that these texts of a bank name. Signs count, unlike in numbers of invoices: without them the second
 * payment of settlement 12 is the first one of settlement 122.
 */
export const paymentsNamedIn = (texts: readonly string[]): PaymentName[] => {
  const found = texts
    .flatMap(text => [...text.toUpperCase().matchAll(/ABRECHNUNG ?- ?(\d{1,9})(?:-(\d{1,3}))?(?!\d)/g)])
    .map(([, id, payment = '1']) => ({ id: Number(id), payment: Number(payment) }))
  return found.filter(
    (one, at) => found.findIndex(({ id, payment }) => id === one.id && payment === one.payment) === at,
  )
}

type Step = { kind: string }

/** Whether nothing has happened since the transfer came back: only then that can have been noted by mistake. */
export const isJustReturned = (steps: readonly Step[]) => steps.at(-1)?.kind === 'transfer_returned'
