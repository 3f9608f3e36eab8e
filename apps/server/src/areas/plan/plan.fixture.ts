import * as contract from '@tafelrunde/contract/admin/events/plan'
import { createRoom } from '@tafelrunde/contract/admin/events/rooms'
import type { buildTestApp } from '../../../test/build-test-app.ts'

type Place = { start: Date; end: Date; room: number | null; location: string }
type Wish = { key: string; workshop?: number; at: Place | null; seen: Place | null }

/** From the one time to the other on the day that the plans of these tests are about. */
export const span = (from: string, to: string) => ({
  start: new Date(`2027-03-13T${from}:00+01:00`),
  end: new Date(`2027-03-13T${to}:00+01:00`),
})

export const newKey = () => `n${crypto.randomUUID()}`

/** What the office does with plans, by Okka Harms. */
export const planningIn = async ({ as, given }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const okka = await given.account({ isStaff: true, firstName: 'Okka', lastName: 'Harms' })
  const office = as(okka)
  let made = 0
  const room = (body: object = {}) => office(createRoom, { body: { name: `Raum ${++made}`, ...body } })
  const plan = (id: number) => office(contract.getPlan, { params: { id } })
  return {
    office,
    room,
    plan,
    place: (id: number, body: Wish) => office(contract.placePlanItem, { params: { id }, body }),
    publish: async (id: number) => {
      const { version } = await plan(id)
      return office(contract.publishPlan, { params: { id }, body: { version } })
    },
    /** An event with one Termin in a room, from 10:00 to 11:30. */
    planned: async () => {
      const event = await given.event()
      const { id: roomId } = await room()
      const slot = await given.timeslot({ eventId: event.id, roomId, name: 'Leseförderung' })
      const [item] = (await plan(event.id)).items
      if (!item?.at) throw new Error('the Termin is on the plan')
      return { event: event.id, slot, item, at: item.at }
    },
  }
}
