import type { EventState } from '@tafelrunde/contract/events/events'
import type { ParticipationState } from '@tafelrunde/contract/events/participations'

type Was = 'none' | 'registered' | 'waitlisted'

/** What was, when somebody's place changed (see `booking_notes`). */
export type Note = {
  kind: 'change' | 'reminder' | 'feedback'
  participationId: number | null
  subscriptionId: number | null
  was: Was
  wasStartsAt: Date | null
  wasEndsAt: Date | null
  wasLocation: string | null
}

type Times = { startsAt: Date; endsAt: Date }
type Where = Times & { location: string }
type NotedEvent = Where & { id: number; name: string; state: EventState; feedbackDeadline: Date | null }
type Slot = Where & { name: string; workshopId: number | null }
type Registered = { id: number; state: ParticipationState; position: number }
type Place = Registered & { slot: Slot; event: NotedEvent; hasFeedback: boolean }
type Subscription = Registered & { event: NotedEvent }

/** What somebody had and has now; `from` is where and when it was, if it was moved. */
export type ChangedPlace<Own = Place> = { place: Own; was: Was; state: Was; from: Where | undefined }
export type ChangedEvent<Own = Subscription> = { subscription: Own; was: Was; state: Was }

const stateNow = ({ state }: Registered): Was => {
  if (state === 'cancelled') return 'none'
  return state === 'waitlisted' ? 'waitlisted' : 'registered'
}

const isOf = (note: Note, { id }: Place) => note.participationId === id

/** Where and when a place was when its owner last heard of it; nothing if it is there again, or still. */
const movedFrom = (notes: Note[], slot: Slot) => {
  for (const { wasStartsAt, wasEndsAt, wasLocation } of notes)
    if (wasStartsAt && wasEndsAt && wasLocation !== null) {
      const same =
        Number(wasStartsAt) === Number(slot.startsAt) &&
        Number(wasEndsAt) === Number(slot.endsAt) &&
        wasLocation === slot.location
      return same ? undefined : { startsAt: wasStartsAt, endsAt: wasEndsAt, location: wasLocation }
    }
  return undefined
}

/** Milliseconds after an event in which its end is news: nobody is asked how it was a year ago. */
const fresh = 30 * 24 * 60 * 60 * 1000

/**
 * What to tell somebody: the difference between what was known, the first note about a thing, and what is now. What
 * was undone meanwhile, and what is past, tells nothing. `notes` in their order, `places` in order of time.
 */
export const newsOf = <OwnPlace extends Place, Own extends Subscription>(
  notes: Note[],
  { places, subscriptions }: { places: OwnPlace[]; subscriptions: Own[] },
  now: Date,
) => {
  const changes = notes.filter(({ kind }) => kind === 'change')
  const asked = (kind: Note['kind'], { id }: Own) =>
    notes.some(note => note.kind === kind && note.subscriptionId === id)
  const isAhead = ({ state, endsAt }: NotedEvent) => state !== 'cancelled' && endsAt > now

  const changedPlaces = places.flatMap((place): ChangedPlace<OwnPlace>[] => {
    const own = changes.filter(note => isOf(note, place))
    const [first] = own
    if (!first || !isAhead(place.event) || place.slot.endsAt <= now) return []
    const state = stateNow(place)
    if (state !== first.was) return [{ place, was: first.was, state, from: undefined }]
    const from = movedFrom(own, place.slot)
    return from && state !== 'none' ? [{ place, was: first.was, state, from }] : []
  })
  const changedEvents = subscriptions.flatMap((subscription): ChangedEvent<Own>[] => {
    const first = changes.find(({ subscriptionId }) => subscriptionId === subscription.id)
    const state = stateNow(subscription)
    if (!first || !isAhead(subscription.event) || state === first.was) return []
    // A place there says it, too.
    const isTold =
      state === 'registered' &&
      changedPlaces.some(one => one.place.event.id === subscription.event.id && one.state === 'registered')
    return isTold ? [] : [{ subscription, was: first.was, state }]
  })

  const inEvent = ({ event }: Own, states: ParticipationState[]) =>
    places.filter(place => place.event.id === event.id && states.includes(place.state))
  const calledOff = subscriptions
    .filter(own => own.event.state === 'cancelled' && own.event.endsAt > now)
    .filter(own => stateNow(own) !== 'none' && asked('change', own))
  const reminders = subscriptions
    .filter(own => asked('reminder', own) && own.state === 'registered')
    .filter(({ event }) => event.startsAt > now && (event.state === 'open' || event.state === 'closed'))
  const feedback = subscriptions
    .filter(own => asked('feedback', own) && own.event.state === 'finished')
    .filter(({ event }) => Number(now) - Number(event.endsAt) < fresh)
    .filter(({ event }) => event.feedbackDeadline === null || event.feedbackDeadline > now)
    .map(own => ({ own, places: inEvent(own, ['attended']).filter(({ hasFeedback }) => !hasFeedback) }))
    .filter(asks => asks.places.length > 0)
  return {
    changes: { places: changedPlaces, events: changedEvents },
    calledOff: calledOff.map(own => ({ own, places: inEvent(own, ['registered']) })),
    reminders: reminders.map(own => ({ own, places: inEvent(own, ['registered']) })),
    feedback,
  }
}
