import type { Association } from '@tafelrunde/contract/association'

/** „Schulstraße 12, 12345 Musterstadt“ */
export const addressOf = ({ street, postal_code, city }: Association) =>
  [street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ')

/** What a phone can dial: „01234567890“. */
export const dialled = (phone: string) => phone.replace(/[^+\d]/g, '')
