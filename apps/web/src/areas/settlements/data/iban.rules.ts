import { electronic } from '@tafelrunde/contract/values/iban'
import { isValidBIC } from 'ibantools'

/** „DE89 3704 …“: in capitals, in groups of four. */
export const grouped = (typed: string) => electronic(typed).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Where the cursor belongs in the grouped text when it stood behind `before`. */
export const cursorAfter = (before: string) => grouped(before).length

/** Whether a BIC can be one; it may be left out. */
export const isBic = (typed: string) => {
  const bic = electronic(typed)
  return bic === '' || isValidBIC(bic)
}
