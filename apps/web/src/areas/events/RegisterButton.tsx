import type { Event } from '@tafelrunde/contract/events/events'
import { readSubscription } from '@tafelrunde/contract/people/subscription'
import { Suspense, useRef, useState } from 'react'
import { Boundary } from '../../shared/code/Boundary.tsx'
import { later } from '../../shared/code/later.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { askAgain, keepSubscription } from './registration.api.ts'
import { useRegistration } from './useRegistration.ts'

type Props = { event: Event; now: Date; label: string }

const AnswersSheet = later(async () => (await import('./EventAnswers.tsx')).AnswersSheet)

/** Asks what the event asks, and registers with the answers. */
const AskFirst = ({ event, now, label }: Props) => {
  const { tell } = useRegistration(event, now)
  const [asking, setAsking] = useState(false)
  const registered = useRef<string>(undefined)
  const button = (
    <Button kind="yellow" wide onClick={() => setAsking(true)}>
      {label}
    </Button>
  )
  // This button goes with the registration: so it is shown only once the sheet is closed.
  const close = () => {
    setAsking(false)
    if (registered.current === undefined) return
    tell(readSubscription(registered.current))
    keepSubscription(event, registered.current)
    askAgain()
  }
  if (!asking) return button
  return (
    <>
      {button}
      <Boundary>
        <Suspense>
          <AnswersSheet
            event={event}
            submit={label}
            onRegistered={subscription => {
              registered.current = subscription
            }}
            onClose={close}
          />
        </Suspense>
      </Boundary>
    </>
  )
}

const AtOnce = ({ event, now, label }: Props) => {
  const { register, pending } = useRegistration(event, now)
  return (
    <Button kind="yellow" wide pending={pending} onClick={() => void register()}>
      {label}
    </Button>
  )
}

/** Registers for the event, or for its waitlist: with one tap, unless the event asks something. */
export const RegisterButton = (props: Props) =>
  props.event.has_questions ? <AskFirst {...props} /> : <AtOnce {...props} />
