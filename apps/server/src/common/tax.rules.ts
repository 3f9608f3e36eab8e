import { type Payer, readVatId } from '@tafelrunde/contract/values/tax'

export { vatOf } from '@tafelrunde/contract/values/tax'

export type Figure = {
  figure: 'vat_percent' | 'reduced_vat_percent' | 'allowance_cents'
  validFrom: string
  value: number
}

/** A figure of the law as it is valid on a day in Berlin, `YYYY-MM-DD`; 0 before there was one. */
export const figureOn = (figures: Figure[], name: Figure['figure'], day: string) =>
  figures
    .filter(({ figure, validFrom }) => figure === name && validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1)?.value ?? 0

export type SmallBusinessDay = { validFrom: string; smallBusiness: boolean }

/** Whether the association is Kleinunternehmer (§ 19 UStG) on a day in Berlin, `YYYY-MM-DD`; before the first entry it was not. */
export const isSmallBusinessOn = (days: SmallBusinessDay[], day: string) =>
  days
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1)?.smallBusiness ?? false

/** A VAT id as machines want it, or nothing: „DE 123 456 789“ is „DE123456789“. */
export const plainVatId = (typed: string, country?: string) => readVatId(typed, country) || undefined

/** A buyer's VAT id with the country that it has to begin with (BR-CO-09): „NO123456789MVA“; or nothing. */
export const buyerVatId = ({ vatId, country }: Payer) => {
  const id = plainVatId(vatId, country)
  if (!id) return undefined
  return readVatId(id) === undefined && !id.startsWith(country) ? `${country}${id}` : id
}
