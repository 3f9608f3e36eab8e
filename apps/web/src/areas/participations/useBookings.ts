import { isFull } from '@tafelrunde/contract/events/booking'
import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnEvent, OwnTimeslot } from '@tafelrunde/contract/events/participations'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useMemo } from 'react'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/page/useGo.ts'
import { ownEventsQuery, ownTimeslotsQuery, subscriptionTo } from '../../shared/session/personal.ts'
import { useSession } from '../../shared/session/session.ts'
import { rememberWish } from '../../shared/session/wish.ts'
import type { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { useNow } from '../../shared/useNow.ts'
import { type BookingAction, type Offer, offeredInstead, offerOf, ownIn, type Slot } from './booking.rules.ts'
import { changeBooking, usePending } from './booking.ts'
import { actionLabels, clashText, placesText, registrationNote, swapText } from './participations.texts.ts'
import { countsAfter, ownAfter, touches } from './pending.rules.ts'

type Row = Pick<ComponentProps<typeof SessionRow>, 'places' | 'warning' | 'note' | 'action'>
export type Booking = Offer & { row: Row }
type Look = {
  /** „noch 4 von 24 Plätzen“ */
  long?: boolean
  /** The one primary action of its screen. */
  primary?: boolean
}

type Named = Parameters<typeof offeredInstead>[1][number] & { id: number; name: string }

const none: readonly OwnTimeslot[] = []
const noEvents: readonly OwnEvent[] = []
const nameless: readonly Named[] = []

const kinds = { take: 'tonal', queue: 'outline', swap: 'tonal', leave: 'plain' } as const

const act = (action: BookingAction, slot: Slot, { givenUp, own }: Offer) =>
  action === 'leave'
    ? changeBooking({ kind: 'leave', slot, waiting: own?.state === 'waitlisted' })
    : changeBooking({ kind: 'take', slot, ...(givenUp && { givenUp }) })

/**
 * The person's places at `event` and what every timeslot of it offers them, changes on their way included.
 * `bookingOf(…).row` are the parts of a `SessionRow` that are about places. Without a login the buttons
 * lead to it and back. `workshops` give their names to own timeslots that have no caption. `bookingOf` is the same as long as
 * all of this is.
 */
export const useBookings = (event: Event | undefined, workshops = nameless) => {
  const { active, starting } = useSession()
  const { to } = useGo()
  const now = useNow()
  const pending = usePending()
  const { data, isPending } = useQuery({ ...ownTimeslotsQuery, enabled: active })
  const asked = active && event !== undefined && isFull(event)
  const { data: events } = useQuery({ ...ownEventsQuery, enabled: asked })
  const ownEvents = (asked && events) || noEvents
  const before = (active && data) || none
  const own = useMemo(() => {
    const names = new Map(workshops.map(({ id, name }) => [id, name]))
    return pending
      .reduce(ownAfter, before)
      .map(slot => ({ ...slot, caption: names.get(slot.workshop ?? 0) ?? slot.caption }))
  }, [pending, before, workshops])
  const offered = useMemo(() => offeredInstead(own, workshops), [own, workshops])
  const barred =
    event !== undefined && isFull(event) && subscriptionTo(event.id, ownEvents).state !== 'registered'

  const isOwn = useCallback((id: number) => ownIn(own, id) !== undefined, [own])
  const eventId = event?.id
  const bookingOf = useCallback(
    (stored: Slot, of: Event, { long = false, primary = false }: Look = {}): Booking => {
      const slot = countsAfter(stored, before, own)
      const offer = offerOf(slot, { event: of, own, barred: barred && of.id === eventId, offered, now })
      const { action, clashes, givenUp } = offer
      const tap = (wanted: BookingAction) => {
        if (active) return act(wanted, slot, offer)
        rememberWish(location.pathname + location.search)
        return to(paths.login)
      }
      return {
        ...offer,
        row: {
          places: placesText(slot, offer, long),
          ...(clashes.length > 0 && { warning: clashText(clashes) }),
          ...(givenUp && clashes.length === 0 && { note: swapText(givenUp) }),
          ...(action && {
            action: {
              label: actionLabels[action],
              kind: primary && action === 'take' ? 'filled' : kinds[action],
              pending: pending.some(change => touches(change, slot.id)),
              onTap: () => void tap(action),
            },
          }),
        },
      }
    },
    [before, own, barred, offered, eventId, now, active, pending, to],
  )

  return {
    /** Who is logged in and what they have is known. */
    ready: !starting && (!active || !isPending),
    /** Why nothing can be booked. */
    note: event && registrationNote(event, barred, now),
    /** Whether the person has something to do with this timeslot. */
    isOwn,
    bookingOf,
  }
}
