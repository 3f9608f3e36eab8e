import type { SettlementTax } from '@tafelrunde/contract/lecturers/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { mayConfirm, type Terms } from '../../association/donations/donations.rules.ts'

type Facts = { tax: SettlementTax; event: { endsAt: Date }; today: string }

/** A claim that arose once is waived in time within three months after it was due (BMF 25.11.2014 and 24.8.2016). */
const monthsToWaive = 3

const lastDayToWaive = (endsAt: Date) => {
  const date = new Date(`${berlinDay(endsAt)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + monthsToWaive)
  return date.toISOString().slice(0, 10)
}

/**
 * Whether a lecturer can waive something as a donation (§ 10b Abs. 3 Satz 5 and 6 EStG): the association may confirm it,
 * nobody owes VAT for it, and it is soon enough. With VAT it would stay owed by whoever has not got it.
 */
export const mayDonate = (terms: Terms | undefined, { tax, event, today }: Facts) =>
  mayConfirm(terms, today) &&
  (tax === 'allowance' || tax === 'small_business') &&
  today <= lastDayToWaive(event.endsAt)

const ones =
  ' ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const below100 = (number: number) => {
  if (number < 20) return ones[number] ?? ''
  const one = ones[number % 10]
  return `${one ? `${one}und` : ''}${tens[Math.floor(number / 10)]}`
}
const below1000 = (number: number) =>
  `${number >= 100 ? `${ones[Math.floor(number / 100)]}hundert` : ''}${below100(number % 100)}`
const inWords = (number: number) =>
  number === 0
    ? 'null'
    : `${number >= 1000 ? `${below1000(Math.floor(number / 1000))}tausend` : ''}${below1000(number % 1000)}`

/** „einhundertachtzig Euro und fünf Cent“; below a million euros. */
export const sumInWords = (cents: number) => {
  const rest = cents % 100
  const euros = `${inWords(Math.floor(cents / 100))} Euro`
  return rest === 0 ? euros : `${euros} und ${inWords(rest)} Cent`
}
