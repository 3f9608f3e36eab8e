/** What somebody asks to be noted: null is all that is open or too much, today, and that nothing was seen. */
export type Asked = { cents: number | null; day: string | null; open_cents: number | null }

/** Why it cannot be: something else is open than was seen, nothing is to be paid, or that is more than may be. */
type Fault = 'changed' | 'nothing' | 'more'
type Judged = { fault: Fault } | { fault?: undefined; cents: number }

const judge = (
  { cents, open_cents: seen }: Asked,
  { openCents, most }: Record<'openCents' | 'most', number>,
): Judged => {
  if (seen !== null && seen !== openCents) return { fault: 'changed' }
  if (cents === null && most <= 0) return { fault: 'nothing' }
  return { cents: cents ?? most }
}

/**
 * How many cents are noted as paid for an order of which `openCents` are open. More than that, as people do pay too much,
 * is only noted for whoever names what is open: so nobody notes by a second click what is paid already.
 */
export const judgePayment = (openCents: number, asked: Asked): Judged => {
  const most = Math.max(0, openCents)
  const judged = judge(asked, { openCents, most })
  if (judged.fault || asked.open_cents !== null || judged.cents <= most) return judged
  return { fault: most > 0 ? 'more' : 'nothing' }
}

/** How many cents are noted as paid back: never more than was paid too much. */
export const judgeRefund = (openCents: number, asked: Asked): Judged => {
  const most = Math.max(0, -openCents)
  const judged = judge(asked, { openCents, most })
  if (judged.fault || judged.cents <= most) return judged
  return { fault: most > 0 ? 'more' : 'nothing' }
}
