import * as z from 'zod/mini'
import { Instant } from './http/common.ts'

/** What a program can be told of; each kind has types of its own. */
export const WebhookKind = z.enum(['registration', 'promotion', 'attendance', 'order', 'settlement'])
export type WebhookKind = z.infer<typeof WebhookKind>

const registration = z.object({
  registration_id: z.int(),
  event_id: z.int(),
  account_id: z.int(),
  state: z.enum(['registered', 'waitlisted', 'cancelled']),
})
const place = z.object({
  place_id: z.int(),
  timeslot_id: z.int(),
  event_id: z.int(),
  account_id: z.int(),
  state: z.enum(['registered', 'waitlisted', 'cancelled', 'attended', 'absent']),
})
const attendance = z.extend(place, {
  /** Of whoever attended; null: the whole time. */
  minutes: z.nullable(z.int()),
})
const order = z.object({
  order_id: z.int(),
  event_id: z.int(),
  account_id: z.nullable(z.int()),
  state: z.enum(['ordered', 'confirmed', 'declined', 'invoiced', 'paid', 'cancelled']),
})
const settlement = z.object({
  settlement_id: z.int(),
  event_id: z.int(),
  lecturer_id: z.int(),
  state: z.enum(['submitted', 'approved', 'returned', 'paid']),
})

/** Every type of message: its kind, when it is sent, and its data, which are ids and no names. */
export const webhookTypes = {
  'registration.created': {
    kind: 'registration',
    summary: 'Somebody has registered for an event, or waits for it',
    data: registration,
  },
  'registration.cancelled': {
    kind: 'registration',
    summary: 'A registration for an event has ended',
    data: registration,
  },
  'registration.promoted': {
    kind: 'promotion',
    summary: 'Somebody has moved up from the waitlist of an event',
    data: registration,
  },
  'place.created': {
    kind: 'registration',
    summary: 'Somebody has a place in a Termin, or waits for one',
    data: place,
  },
  'place.cancelled': { kind: 'registration', summary: 'A place in a Termin was given up', data: place },
  'place.promoted': {
    kind: 'promotion',
    summary: 'Somebody has moved up from the waitlist of a Termin',
    data: place,
  },
  'attendance.recorded': {
    kind: 'attendance',
    summary: 'It was recorded, corrected or taken back that somebody was in a Termin or was missing',
    data: attendance,
  },
  'order.placed': { kind: 'order', summary: 'Tables were ordered', data: order },
  'order.confirmed': { kind: 'order', summary: 'A table order was confirmed', data: order },
  'order.declined': { kind: 'order', summary: 'A table order was declined', data: order },
  'order.invoiced': { kind: 'order', summary: 'A table order has its invoice', data: order },
  'order.paid': { kind: 'order', summary: 'A table order is paid', data: order },
  'order.cancelled': { kind: 'order', summary: 'A table order was cancelled', data: order },
  'settlement.submitted': { kind: 'settlement', summary: 'A settlement was submitted', data: settlement },
  'settlement.approved': { kind: 'settlement', summary: 'A settlement was approved', data: settlement },
  'settlement.returned': { kind: 'settlement', summary: 'A settlement was given back', data: settlement },
  'settlement.paid': {
    kind: 'settlement',
    summary: 'A settlement is in a payment file, or was approved with nothing to pay',
    data: settlement,
  },
} as const

/** What „Testnachricht senden“ sends; it has no data. */
export const webhookTest = 'webhook.test'

/** The body of a message as it is sent: JSON, signed as Standard Webhooks has it. */
export const webhookBody = <Data extends z.ZodMiniType>(type: string, data: Data) =>
  z.object({ type: z.literal(type), timestamp: Instant, data })
