import { confirmOrder } from '@tafelrunde/contract/admin/money/orders'
import { createOrder } from '@tafelrunde/contract/exhibitions/orders'
import { changeLecturerData, listLecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { association } from '../../apps/server/src/areas/association/association.tables.ts'
import { replaceExhibition } from '../../apps/server/src/areas/exhibitions/exhibitions.service.ts'
import { replaceFeeTerms } from '../../apps/server/src/areas/settlements/fees/fees.service.ts'
import { sized } from '../../apps/server/test/sizes.ts'
import { type CallAs, type Given, inDays } from '../house/fixtures.ts'
import type { Device, Site } from '../house/site.ts'
import { termsOf, wish } from '../orders.ts'
import { complete } from '../settled.ts'

/** What an association has to say of itself to write invoices and to pay. */
const seller = {
  street: 'Schulstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  email: 'fortbildung@lvm.example',
  phone: '0123 456789-0',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  taxNumber: '151/815/08156',
}

/** So many register; in the long run as many as the association expects. */
export const crowd = sized(300, 120)

type Fixtures = { site: Site; given: Given; callAs: CallAs; device: Device }
export type Prepared = Awaited<ReturnType<typeof prepare>>

/** `10:00` on the day of the event, or so many days after it. */
export const at = (time: string, daysAfter = 0) => inDays(3 + daysAfter, time)

export const one = <Item>(items: readonly Item[], index = 0) => {
  const item = items[index]
  if (item === undefined) throw new Error(`there are no ${index + 1}`)
  return item
}

const made = async <Item>(count: number, make: (index: number) => Promise<Item>) => {
  const items: Item[] = []
  for (let index = 0; index < count; index++) items.push(await make(index))
  return items
}

/** Ten workshops at once in three days, with thirty places each, and all that is needed until everything is paid. */
export const prepare = async (fixtures: Fixtures) => {
  const { site, given, callAs } = fixtures
  await site.deps.db.update(association).set(seller)
  const staff = await given.account({ isStaff: true, firstName: 'Renate', lastName: 'Albrecht' })
  const office = await callAs(staff)
  const day = { startsAt: at('08:00'), endsAt: at('18:00') }
  const event = await given.event({ name: 'Herbsttagung', capacity: crowd, feedbackRequired: true, ...day })
  const params = { id: event.id }
  const times = { eventId: event.id, startsAt: at('10:00'), endsAt: at('11:30'), capacity: 30 }
  const slots = await made(10, index => given.timeslot({ ...times, name: `Workshop ${index}` }))
  const people = await made(crowd, index =>
    given.account({ firstName: 'Eva', lastName: `Sommer ${String(index).padStart(3, '0')}` }),
  )
  const named = { firstName: 'Miriam', lastName: 'Baumgärtner' }
  const lecturer = await given.account({ ...named, isLecturer: true })
  await given.lecturer(one(slots).workshopId ?? 0, { ...named, accountId: lecturer.id })
  const own = await callAs(lecturer)
  const { results } = await own(listLecturerData, { query: {} })
  await own(changeLecturerData, { params: { id: one(results).id }, body: complete })
  const rules = [{ role: 'lecturer', kind: 'per_unit', cents: 9000, shared: false } as const]
  await replaceFeeTerms(site.deps, event.id, { travel_cents_per_km: 30, rules })
  await replaceExhibition(site.deps, event.id, termsOf(15))
  const orders = await made(2, async index => {
    const exhibitor = await callAs(await given.account({ isExhibitor: true }))
    const places = [`A${index + 1}`]
    const order = await exhibitor(createOrder, { body: { ...wish, event: event.id, tables: 1, places } })
    return office(confirmOrder, { params: { id: order.id }, body: {} })
  })
  return {
    ...fixtures,
    staff,
    event,
    params,
    slots,
    /** More want it than fit. */
    first: one(slots),
    people,
    orders,
    eva: one(people),
    lecturer,
    lettersTo: ({ email }: { email: string }) =>
      site.letters.filter(({ recipient }) => recipient === email).map(({ message }) => message),
  }
}
