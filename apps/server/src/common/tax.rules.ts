/** VAT on a net sum, rounded half up to the cent (kaufmännisch), once for all of it. */
export const vatOf = (netCents: number, percent: number) => Math.floor((netCents * percent + 50) / 100)

export type Figure = { figure: 'vat_percent' | 'allowance_cents'; validFrom: string; value: number }

/** A figure of the law as it is valid on a day in Berlin, `YYYY-MM-DD`; 0 before there was one. */
export const figureOn = (figures: Figure[], name: Figure['figure'], day: string) =>
  figures
    .filter(({ figure, validFrom }) => figure === name && validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1)?.value ?? 0

// Of the members of the EU, with Greece as EL and Northern Ireland as XI, besides Germany.
const others = 'AT|BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI'
const vatId = new RegExp(`^(DE\\d{9}|(${others})[A-Z0-9+*]{2,12})$`)
const machineVatId = new RegExp(`^(DE|${others})[0-9A-Z+*]{2,12}$`)

/** The VAT id in capitals and without what is only for reading, or nothing if it cannot be one; it may be empty. */
export const readVatId = (typed: string) => {
  const id = typed.toUpperCase().replace(/[\s./-]/g, '')
  return id === '' || vatId.test(id) ? id : undefined
}

/** A VAT id of the EU as machines want it, or nothing: „DE 123 456 789“ is „DE123456789“ (BR-CO-09). */
export const plainVatId = (typed: string) => {
  const id = typed.replace(/[\s.-]/g, '').toUpperCase()
  return machineVatId.test(id) ? id : undefined
}
