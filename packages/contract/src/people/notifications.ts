import * as z from 'zod/mini'
import { bodyFlag } from '../http/body.ts'
import { endpoint } from '../http/endpoint.ts'

/** What a person is written about besides the own bookings, of which mails always tell. */
export const Notifications = z
  .object({
    /** The day before an event. */
    reminder: z.boolean(),
    /** After an event. */
    feedback_request: z.boolean(),
    /** Circular mails of the office that are not about a booking. */
    news: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Notifications' })
export type Notifications = z.infer<typeof Notifications>

const NotificationChanges = z.object({
  reminder: z.optional(bodyFlag()),
  feedback_request: z.optional(bodyFlag()),
  news: z.optional(bodyFlag()),
})
export type NotificationChanges = z.infer<typeof NotificationChanges>

const ofMe = { url: '/api/users/notifications/', auth: 'account', response: Notifications } as const

export const getNotifications = endpoint({
  ...ofMe,
  method: 'GET',
  summary: 'Which mails besides those about the own bookings one wants',
})

export const changeNotifications = endpoint({
  ...ofMe,
  method: 'PATCH',
  body: NotificationChanges,
  summary: 'Want such mails, or want them no longer',
})
