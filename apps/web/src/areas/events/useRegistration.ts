import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { confirmed } from '../../shared/overlays/confirm.ts'
import { queryClient } from '../../shared/queries/query.ts'
import { workshopQuery } from '../../shared/queries/workshop.ts'
import { ownTimeslotsQuery } from '../../shared/session/personal.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { actionOf } from './events.rules.ts'
import { useSubscribe, useUnsubscribe } from './registration.api.ts'
import { leavingQuestion, leftText, registeredText } from './registration.texts.ts'

/** A Termin without a caption of its own is called like its workshop. */
const named = async (place: OwnTimeslot) => {
  if (place.caption !== '' || place.workshop === null) return place
  const { name } = await queryClient.fetchQuery(workshopQuery(place.workshop))
  return { ...place, caption: name }
}

const ownPlaces = async ({ id }: Event) => {
  const all = await queryClient.fetchQuery({ ...ownTimeslotsQuery, staleTime: 0 })
  return Promise.all(all.filter(({ event, is_called_off }) => event === id && !is_called_off).map(named))
}

/** Registering for an event and leaving it, with what is asked before and told afterwards. */
export const useRegistration = (event: Event, now: Date) => {
  const subscribe = useSubscribe(event)
  const unsubscribe = useUnsubscribe(event)

  const told = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (failure) {
      void showFailure(failure)
    }
  }

  const waiting = actionOf(event, { state: 'none' }, now) === 'wait'
  /** Tells that it is done, and how to undo it. */
  const tell = (answer: Subscription) => {
    const undo = () => void told(async () => void (await unsubscribe.mutateAsync()))
    const action = { text: 'Rückgängig', onTap: undo }
    void showToast(registeredText(event, answer, waiting), { icon: 'check', action })
  }

  const register = () => told(async () => tell(await subscribe.mutateAsync()))

  /** Can be undone only while nothing else was lost with it: no workshop, no place in a line. */
  const leave = (own: Subscription) =>
    told(async () => {
      const places = await ownPlaces(event)
      if (!(await confirmed(leavingQuestion(event, own, places)))) return
      await unsubscribe.mutateAsync()
      const undoable =
        own.state === 'registered' &&
        places.length === 0 &&
        !event.has_questions && // the answers are gone with it
        actionOf(event, { state: 'none' }, now) === 'register'
      void showToast(leftText(event, own), {
        icon: 'check',
        ...(undoable && { action: { text: 'Rückgängig', onTap: () => void register() } }),
      })
    })

  return { register, tell, leave, pending: subscribe.isPending || unsubscribe.isPending }
}
