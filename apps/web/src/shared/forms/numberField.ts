/**
 * The value of a number field (spec section 5): null when empty, else the decimal number, which may have
 * a German comma and points between thousands. What is no number at all is NaN, so that a schema refuses it.
 */
export const numberFromField = (text: string) => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return Number(trimmed.includes(',') ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed)
}
