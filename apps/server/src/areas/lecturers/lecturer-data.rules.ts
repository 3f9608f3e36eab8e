import type { LecturerData, LecturerDataChanges } from '@tafelrunde/contract/lecturers/lecturer-data'

/** What somebody says of themselves to be paid. */
export type LecturerDataColumns = {
  street: string
  postalCode: string
  city: string
  country: string
  phone: string
  iban: string
  bic: string
  accountHolder: string
  taxNumber: string
  vatId: string
  smallBusiness: boolean
  travelMode: 'car' | 'public'
  travelKm: number
}

/** What a wish changes; what was not said stays. */
export const columnsOf = (wish: LecturerDataChanges): Partial<LecturerDataColumns> => {
  const changes: { [Key in keyof LecturerDataColumns]: LecturerDataColumns[Key] | undefined } = {
    street: wish.street,
    postalCode: wish.postal_code,
    city: wish.city,
    country: wish.country,
    phone: wish.phone,
    iban: wish.iban,
    bic: wish.bic,
    accountHolder: wish.account_holder,
    taxNumber: wish.tax_number,
    vatId: wish.vat_id,
    smallBusiness: wish.small_business,
    travelMode: wish.travel_mode,
    travelKm: wish.travel_km,
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

export const toLecturerData = ({
  id,
  accountId,
  ...data
}: LecturerDataColumns & { id: number; accountId: number }): LecturerData => ({
  id,
  account: accountId,
  street: data.street,
  postal_code: data.postalCode,
  city: data.city,
  country: data.country,
  phone: data.phone,
  iban: data.iban,
  bic: data.bic,
  account_holder: data.accountHolder,
  tax_number: data.taxNumber,
  vat_id: data.vatId,
  small_business: data.smallBusiness,
  travel_mode: data.travelMode,
  travel_km: data.travelKm,
})
