import type { ChecklistItem, EventChecklist } from '@tafelrunde/contract/admin/events/events'
import type { EventState } from '@tafelrunde/contract/events/events'

type Counts = Record<
  | 'timeslots'
  | 'workshopsWithoutTimeslot'
  | 'timeslotsWithoutRoom'
  | 'workshopsWithoutLecturer'
  | 'timeslotsOutside'
  | 'exhibitions'
  | 'priceItems'
  | 'unmarked'
  | 'ordersToInvoice'
  | 'settlementsToPay',
  number
>

type Event = {
  state: EventState
  endsAt: Date
  location: string
  description: string
  registrationEndsAt: Date | null
  accreditation: string
}

const lacks = (isThere: unknown) => (isThere ? 0 : 1)

/** What an event still lacks: until its last day is over for people to register, afterwards for its books to be closed. */
export const checklistOf = (event: Event, counts: Counts, now: Date): EventChecklist => {
  const isOver = event.endsAt <= now
  const before: [ChecklistItem, number][] = [
    ['location', lacks(event.location)],
    ['description', lacks(event.description)],
    ['registration_end', lacks(event.registrationEndsAt)],
    ['programme', lacks(counts.timeslots)],
    ['workshops_without_timeslot', counts.workshopsWithoutTimeslot],
    ['timeslots_without_room', counts.timeslotsWithoutRoom],
    ['workshops_without_lecturer', counts.workshopsWithoutLecturer],
    ['timeslots_outside', counts.timeslotsOutside],
    ['accreditation', lacks(event.accreditation)],
    // Only events that take orders have prices.
    ...(counts.exhibitions > 0 ? [['price_list', lacks(counts.priceItems)] as [ChecklistItem, number]] : []),
  ]
  const after: [ChecklistItem, number][] = [
    ['attendance', counts.unmarked],
    ['accreditation', lacks(event.accreditation)],
    ['finished', lacks(event.state === 'finished' || event.state === 'cancelled')],
    ['orders_to_invoice', counts.ordersToInvoice],
    ['settlements_to_pay', counts.settlementsToPay],
  ]
  return {
    until: isOver ? 'closing' : 'registration',
    items: (isOver ? after : before).map(([item, open]) => ({ item, open })),
  }
}
