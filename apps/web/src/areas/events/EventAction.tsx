import type { Event } from '@tafelrunde/contract/events'
import type { Subscription } from '@tafelrunde/contract/subscription'
import { paths } from '../../paths.ts'
import { useSession } from '../../shared/session.ts'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import { type EventAction as Action, actionOf, hintOf } from './events.rules.ts'
import { actionLabels, hintText } from './events.texts.ts'
import { useRegistration } from './useRegistration.ts'

type Props = {
  event: Event
  /** Undefined until it is known. */
  own: Subscription | undefined
  now: Date
  /** On the event's own page there is nothing more to read elsewhere. */
  atEvent?: boolean
}

export const scheduleOf = (event: { id: number }) => `${paths.schedule}?event=${event.id}`

/** Where the button leads that does not act itself. */
const hrefOf = (event: Event, action: Action) => {
  if (action === 'pass') return paths.pass
  return action === 'choose' || action === 'browse' ? scheduleOf(event) : paths.event(event.id)
}

/** The one button of a board, and the line under it. A visitor comes to the event's page by way of the login. */
export const EventAction = ({ event, own, now, atEvent = false }: Props) => {
  const { active } = useSession()
  const { register, pending } = useRegistration(event, now)
  if (own === undefined)
    return (
      <Button kind="yellow" wide pending>
        Einen Moment …
      </Button>
    )
  const action = actionOf(event, own, now)
  const hint = hintOf(event, own, now)
  const label = actionLabels[action]
  const registers = action === 'register' || action === 'wait'
  return (
    <>
      {registers && active && (
        <Button kind="yellow" wide pending={pending} onClick={() => void register()}>
          {label}
        </Button>
      )}
      {!(registers && active) && !(action === 'read' && atEvent) && (
        <ButtonLink kind="yellow" wide href={hrefOf(event, action)}>
          {label}
        </ButtonLink>
      )}
      {hint && <p className="board__note">{hintText(hint)}</p>}
    </>
  )
}
