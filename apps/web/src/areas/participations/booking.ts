import { createStore } from '@tafelrunde/client/store'
import { subscribeToTimeslot, unsubscribeFromTimeslot } from '@tafelrunde/contract/events/participations'
import { readSubscription, type Subscription } from '@tafelrunde/contract/people/subscription'
import { useSyncExternalStore } from 'react'
import { stayBusy } from '../../shared/code/busy.ts'
import { call } from '../../shared/queries/api.ts'
import { queryClient } from '../../shared/queries/query.ts'
import { invalidate } from '../../shared/queries/stale.ts'
import { ownTimeslotsQuery } from '../../shared/session/personal.ts'
import { reloadAccount } from '../../shared/session/session.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { needsNetworkText, outcomeText } from './participations.texts.ts'
import { type Change, expectedOutcome, ownAfter, type Pending, touches, undoOf } from './pending.rules.ts'

/** Long enough that the second tap of a double tap does not mean the button's next label. */
const doubleTapMs = 600

const underWay = createStore<readonly Pending[]>([])

/** Changes that the server has not confirmed, or that the lists do not show yet. */
export const usePending = () => useSyncExternalStore(underWay.subscribe, underWay.get, underWay.get)

const send = async (change: Change) => {
  const params = { id: change.slot.id }
  if (change.kind === 'leave') return readSubscription(await call(unsubscribeFromTimeslot, { params }))
  const query = change.givenUp ? { swap: String(change.givenUp.id) } : {}
  return readSubscription(await call(subscribeToTimeslot, { params, query }))
}

const outcomeOf = (answer: Subscription): Pending['outcome'] => {
  if (answer.state === 'none') return undefined
  const position = answer.state === 'waitlisted' ? answer.position : null
  return { id: 0, state: answer.state, waitlist_position: position }
}

const askAgain = () =>
  Promise.all([
    invalidate('booking'),
    // Whether the account has an active subscription; the booking stands without this answer too.
    reloadAccount().catch(() => undefined),
  ])

/** Keeps the answer where the own timeslots could not be asked for again. */
const keepAnswer = (pending: Pending) => {
  const { queryKey } = ownTimeslotsQuery
  if (queryClient.getQueryState(queryKey)?.isInvalidated)
    queryClient.setQueryData(queryKey, own => own && ownAfter(own, pending))
}

const settle = async (pending: Pending, undoes: boolean) => {
  const { change } = pending
  try {
    const outcome = outcomeOf(await send(change))
    const action = { text: 'Rückgängig', onTap: () => void changeBooking(undoOf(change), true) }
    void showToast(outcomeText(change, outcome), {
      icon: outcome?.state === 'waitlisted' ? 'info' : 'check',
      ...(undoes ? { duration: 4000 } : { action }),
    })
    return { change, outcome }
  } catch (failure) {
    void showFailure(failure)
    return undefined
  }
}

/**
 * Takes, swaps or leaves a place and tells how it went. It is seen at once (`useBookings`) and taken back when
 * the server refuses. While a change of the same timeslot is on its way nothing happens, except that it can be
 * undone (`undoes`): the toast which offers that comes only after the server's answer.
 */
export const changeBooking = async (change: Change, undoes = false) => {
  if (!undoes && underWay.get().some(other => touches(other, change.slot.id))) return
  if (!navigator.onLine) return showToast(needsNetworkText, { icon: 'offline', duration: 4000 })
  const free = stayBusy()
  const pause = new Promise(resolve => setTimeout(resolve, doubleTapMs))
  let pending: Pending = { change, outcome: expectedOutcome(change) }
  const replace = (next: Pending | undefined) => {
    underWay.set([...underWay.get().filter(other => other !== pending), ...(next ? [next] : [])])
    if (next) pending = next
  }
  replace(pending)
  const settled = await settle(pending, undoes)
  if (settled) replace(settled)
  await Promise.all([askAgain(), pause])
  if (settled) keepAnswer(settled)
  replace(undefined)
  free()
}
