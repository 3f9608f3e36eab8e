import * as z from '#read'

/** Ids are positive 32-bit integers. */
export const largestId = 2_147_483_647

/** The id that a piece of an address names, each in one spelling: „007“ and „7e0“ name nothing, which is NaN. */
export const idOf = (text: string | null | undefined) =>
  /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN

/** An id as an address has it; a caller of our own has the number. */
export const AddressId = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? idOf(value) : value)),
  z.int().check(z.positive(), z.maximum(largestId)),
)
