import type { LecturerData, LecturerDataChanges } from '@tafelrunde/contract/lecturer-data'

type Columns = {
  street: string
  postalCode: string
  city: string
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
export const columnsOf = (wish: LecturerDataChanges): Partial<Columns> => {
  const changes: { [Key in keyof Columns]: Columns[Key] | undefined } = {
    street: wish.street,
    postalCode: wish.postal_code,
    city: wish.city,
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

// Of the members of the EU, with Greece as EL and Northern Ireland as XI, besides Germany.
const others = 'AT|BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI'
const vatId = new RegExp(`^(DE\\d{9}|(${others})[A-Z0-9+*]{2,12})$`)

/** The VAT id in capitals and without what is only for reading, or nothing if it cannot be one; it may be empty. */
export const readVatId = (typed: string) => {
  const id = typed.toUpperCase().replace(/[\s./-]/g, '')
  return id === '' || vatId.test(id) ? id : undefined
}

export const toLecturerData = ({
  id,
  accountId,
  ...data
}: Columns & { id: number; accountId: number }): LecturerData => ({
  id,
  account: accountId,
  street: data.street,
  postal_code: data.postalCode,
  city: data.city,
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
