/** What a receipt says: its sum in cents, gross, and the rate of German VAT in it; null: nobody said it. */
export type Spent = { cents: number; vatPercent: number | null }

/** A gross sum without its VAT, which is rounded half up to the cent. */
const netOf = (cents: number, percent: number) =>
  cents - Math.floor((2 * cents * percent + 100 + percent) / (2 * (100 + percent)))

/**
 * What is billed of it, in cents. Whoever charges VAT gets the VAT of a receipt back from the tax office (§ 15 UStG), so
 * only the net sum is part of what they are paid for (Abschn. 10.1 UStAE); anybody else has spent all of it.
 */
export const billedOf = ({ cents, vatPercent }: Spent, isCharged: boolean) =>
  isCharged && vatPercent !== null ? netOf(cents, vatPercent) : cents

type Receipted = { tax: string; travel: Spent & { mode: 'car' | 'public' }; expenses: Spent[] }

/** Whether a rate is still to be told: where VAT is charged, nothing can be billed without it. */
export const lacksRates = ({ tax, travel, expenses }: Receipted) => {
  const isUnsaid = ({ cents, vatPercent }: Spent) => cents > 0 && vatPercent === null
  return tax === 'vat' && ((travel.mode === 'public' && isUnsaid(travel)) || expenses.some(isUnsaid))
}
