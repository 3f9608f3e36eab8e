import * as z from 'zod/mini'
import { trimmed } from '../http/raw-text.ts'

// Land, Regierungsbezirk, Kreis, Verband and Gemeinde in digits, 99 for the Bund; then what the office chooses; then
// the check digits. As KoSIT has it: „Formatspezifikation Leitweg-ID“ 2.0.2.
const form = /^(?:0[1-9]|1[0-6]|99)(?:\d{0,1}|\d{3}|\d{6}|\d{7}|\d{10})(?:-[A-Za-z0-9]{1,30})?-\d{2}$/

/** By ISO 7064, MOD 97-10: letters count from 10 on. */
const hasCheckDigits = (id: string) => {
  const digits = id.replaceAll('-', '').replaceAll(/\D/g, letter => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** Whether a public office in Germany can get its invoices by this id: „04011000-1234512345-06“. */
export const isLeitwegId = (text: string) => form.test(text) && hasCheckDigits(text)

const wrong =
  'Diese Leitweg-ID kann nicht stimmen. Bitte prüfen Sie, ob ein Zeichen fehlt oder vertauscht ist.'

/** A Leitweg-ID of a body, or nothing. */
export const leitwegText = () =>
  z.pipe(
    trimmed,
    // A plain function, since `z.refine` would be one more thing in the app's first files.
    z.string().check(({ value, issues }) => {
      if (value !== '' && !isLeitwegId(value)) issues.push({ code: 'custom', input: value, message: wrong })
    }),
  )
