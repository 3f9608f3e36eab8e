import {
  type Exhibition,
  type ItemKind,
  type Order,
  OrderWish,
} from '@tafelrunde/contract/exhibitions/orders'
import type { Quantities } from '@tafelrunde/contract/exhibitions/positions'
import type { Account } from '@tafelrunde/contract/people/account'
import { fullName } from '@tafelrunde/ui/names.ts'
import * as z from 'zod/mini'

// Texts and ticks only: so a draft keeps the places, too.
const between = '\n'
export const placesOf = (text: string) => text.split(between).filter(Boolean)
export const textOfPlaces = (places: readonly string[]) => places.join(between)

/** An order as the form has it: the contract's, with the places as one text. */
export const OrderForm = z.extend(OrderWish, {
  places: z.pipe(
    z.transform((text: unknown) => placesOf(String(text))),
    z.array(z.string()),
  ),
})

/** What stands in the fields. */
export type Values = {
  [Key in keyof OrderWish]: OrderWish[Key] extends boolean ? boolean : string
}

/** The fields of the second step. */
export const addressFields = [
  'company',
  'street',
  'postal_code',
  'city',
  'country',
  'vat_id',
  'contact_name',
  'contact_email',
  'contact_phone',
  'reference',
  'leitweg_id',
] as const satisfies (keyof Values)[]
type Address = Pick<Values, (typeof addressFields)[number]>

const addressOf = (order: Order): Address => {
  const { company, street, postal_code, city, country, vat_id } = order
  const { contact_name, contact_email, contact_phone, reference, leitweg_id } = order
  const contact = { contact_name, contact_email, contact_phone }
  return { company, street, postal_code, city, country, vat_id, ...contact, reference, leitweg_id }
}

type Person = Pick<Account, 'first_name' | 'last_name' | 'email'>

/** As it was said the last time, else what the account knows. */
const usualAddress = (last: Order | undefined, person: Person): Address =>
  last
    ? { ...addressOf(last), reference: '' } // of that order alone
    : {
        company: '',
        street: '',
        postal_code: '',
        city: '',
        country: 'DE',
        vat_id: '',
        contact_name: fullName(person),
        contact_email: person.email,
        contact_phone: '',
        reference: '',
        leitweg_id: '',
      }

/** What a new order starts with. */
export const newValues = (last: Order | undefined, person: Person): Values => ({
  tables: '1',
  places: '',
  chairs: '0',
  power: false,
  wifi: false,
  persons: '0',
  catering: '0',
  remarks: '',
  ...usualAddress(last, person),
})

/** What an order that is being changed starts with; what is no longer offered is left out. */
export const valuesOf = (order: Order, { items }: Exhibition): Values => {
  const offers = (kind: ItemKind) => items.some(item => item.kind === kind)
  return {
    tables: String(order.tables),
    places: textOfPlaces(order.places),
    chairs: String(offers('chairs') ? order.chairs : 0),
    power: offers('power') && order.power,
    wifi: offers('wifi') && order.wifi,
    persons: String(offers('persons') ? order.persons : 0),
    catering: String(offers('catering') ? order.catering : 0),
    remarks: order.remarks,
    ...addressOf(order),
  }
}

/** How much the fields say of each kind. */
export const wantedOf = (values: Partial<Record<ItemKind, unknown>>): Quantities => ({
  tables: Number(values.tables ?? 0),
  chairs: Number(values.chairs ?? 0),
  power: Number(values.power ?? 0),
  wifi: Number(values.wifi ?? 0),
  persons: Number(values.persons ?? 0),
  catering: Number(values.catering ?? 0),
})
