import * as z from '#read'

/** `none`, `registered` or `waitlisted:3` with the position, counted from 1. */
export const SubscriptionAnswer = z.string().check(z.regex(/^(none|registered|waitlisted:[1-9]\d*)$/))

export type Subscription = { state: 'none' | 'registered' } | { state: 'waitlisted'; position: number }

export const subscriptionText = (subscription: Subscription) =>
  subscription.state === 'waitlisted' ? `waitlisted:${subscription.position}` : subscription.state

/** Reads what `SubscriptionAnswer` describes. */
export const readSubscription = (text: string): Subscription => {
  const position = Number(text.split(':')[1])
  if (position) return { state: 'waitlisted', position }
  return { state: text === 'registered' ? 'registered' : 'none' }
}
