import { numberFromField } from '../../../shared/forms/numberField.ts'

/** Euros as German forms write them. „1.234“ could be either, so points between thousands need the cents. */
const written = /^(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+,\d{1,2})$/

/** Whole cents of a field in euros (spec section 5): null when empty, NaN when it is no amount. */
export const centsFromField = (text: string) => {
  const typed = text.replaceAll(/[\s€]/g, '')
  if (typed === '') return null
  return written.test(typed) ? Math.round((numberFromField(typed) ?? 0) * 100) : Number.NaN
}

/** „16,20“, as the field shows it; nothing for no cents. */
export const fieldOfCents = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ','))
