import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { paths } from '../../paths.ts'
import { useAgain } from '../../shared/code/Boundary.tsx'
import { later } from '../../shared/code/later.tsx'
import { useSession } from '../../shared/session/session.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { type EventAction as Action, actionOf, hintOf } from './events.rules.ts'
import { actionLabels, hintText } from './events.texts.ts'

type Props = {
  event: Event
  /** Undefined until it is known. */
  own: Subscription | undefined
  now: Date
  /** On the event's own page there is nothing more to read elsewhere. */
  atEvent?: boolean
}

/** Where the button leads that does not act itself. */
const hrefOf = (event: Event, action: Action) => {
  if (action === 'pass') return paths.pass
  return action === 'choose' || action === 'browse' ? paths.scheduleOf(event.id) : paths.event(event.id)
}

const waiting = (label: string) => (
  <Button kind="yellow" wide pending>
    {label}
  </Button>
)

// Visitors have nothing to register with: it comes for whoever is logged in.
const RegisterButton = later(async () => (await import('./RegisterButton.tsx')).RegisterButton)

const NotRegistering = (failure: FallbackProps) => {
  const { pending, again } = useAgain(failure)
  return (
    <Button kind="yellow" wide pending={pending} onClick={() => void again()}>
      Erneut versuchen
    </Button>
  )
}

/** The one button of a board, and the line under it. A visitor comes to the event's page by way of the login. */
export const EventAction = ({ event, own, now, atEvent = false }: Props) => {
  const { active } = useSession()
  // It may turn out to be another line, but it takes its room from the start.
  const hint = hintOf(event, own ?? { state: 'none' }, now)
  const note = hint && <p className={`board__note${own ? '' : ' board__note--unknown'}`}>{hintText(hint)}</p>
  if (own === undefined)
    return (
      <>
        {waiting('Einen Moment …')}
        {note}
      </>
    )
  const action = actionOf(event, own, now)
  const label = actionLabels[action]
  const registers = action === 'register' || action === 'wait'
  return (
    <>
      {registers && active && (
        <ErrorBoundary FallbackComponent={NotRegistering}>
          <Suspense fallback={waiting(label)}>
            <RegisterButton event={event} now={now} label={label} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!(registers && active) && !(action === 'read' && atEvent) && (
        <ButtonLink kind="yellow" wide href={hrefOf(event, action)}>
          {label}
        </ButtonLink>
      )}
      {note}
    </>
  )
}
