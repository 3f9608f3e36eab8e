import { failureText } from '@tafelrunde/client/failures'
import {
  getEventReach,
  type OfficeEvent,
  setEventState,
  stateTexts,
} from '@tafelrunde/contract/admin/events/events'
import { EventState } from '@tafelrunde/contract/events/events'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDelete, useNotify, useRedirect, useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { isAnswered } from '../../shared/forms/useSaved.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { CopyEvent } from './CopyEvent.tsx'
import { StateChip } from './StateChip.tsx'
import css from './state-actions.module.css'
import { consequences, deletionText, nextState, stateActions } from './states.texts.ts'

type Wish = EventState | 'delete'

/** What people can do with the event as a whole, each with what follows from it, before it happens. */
export const StateActions = ({ event }: { event: OfficeEvent }) => {
  const [wish, setWish] = useState<Wish>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [remove] = useDelete()
  const { id, version } = event
  const reach = useQuery({
    queryKey: ['reach', id, version, wish],
    queryFn: () => call(getEventReach, { params: { id } }),
    enabled: wish !== undefined,
    staleTime: 0,
  })

  const { run, isBusy } = useDeed(
    (state: EventState) => call(setEventState, { params: { id }, body: { state, version } }),
    { done: (_, state) => `„${event.name}“: ${stateTexts[state]}.`, onSettled: useRefresh() },
  )
  const perform = () => {
    setWish(undefined)
    if (wish !== 'delete') return wish && run(wish)
    const onSuccess = (answer: object) => {
      if (!isAnswered(answer)) return
      notify(`„${event.name}“ ist gelöscht.`)
      redirect('list', 'events')
    }
    const onError = (failure: unknown) => notify(failureText(failure), { type: 'error' })
    return void remove('events', { id, previousData: event }, { onSuccess, onError })
  }

  const next = nextState[event.state]
  const others = EventState.options.filter(state => state !== event.state && state !== next)
  const title = wish === 'delete' ? 'Veranstaltung löschen' : wish && stateActions[wish]
  const sentences =
    !reach.data || !wish
      ? []
      : wish === 'delete'
        ? [deletionText(reach.data)]
        : consequences[wish](event, reach.data)
  return (
    <Card title="Stand" aside={<StateChip state={event.state} />}>
      <div className={css['state-actions']}>
        {next && <Button variant="contained" label={stateActions[next]} onClick={() => setWish(next)} />}
        {event.state !== 'cancelled' &&
          others.map(state => (
            <Button key={state} label={stateActions[state]} onClick={() => setWish(state)} />
          ))}
        <CopyEvent key={event.id} event={event} />
        <Button color="error" label="Löschen" onClick={() => setWish('delete')} />
      </div>
      <Ask
        title={title ?? ''}
        isOpen={wish !== undefined}
        isLoading={reach.isFetching}
        isBusy={isBusy}
        refusal={reach.error ? failureText(reach.error) : wish && reach.data?.refused[wish]}
        onConfirm={perform}
        onClose={() => setWish(undefined)}
      >
        {sentences.map(sentence => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Ask>
    </Card>
  )
}
