const figure = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** „1.234,5“ */
export const figureText = (value: number) => figure.format(value)

/** „1.234,50 €“, which does not break before its sign. */
export const money = (cents: number) => euros.format(cents / 100)

/** „1 Termin“, „3 Termine“ */
export const counted = (count: number, one: string, many: string) =>
  `${figureText(count)}\u00A0${count === 1 ? one : many}`
