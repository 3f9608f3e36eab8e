import { portalFailureText } from '@tafelrunde/client/portal'
import type { Tokens } from '@tafelrunde/contract/people/account'
import type { PortalStep } from '@tafelrunde/contract/people/portal'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFirstViewOver } from '../../../shared/first-view/firstView.ts'
import { finishAtPortal, isReturn, takeReturn } from './portal.api.ts'

type State =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'failed'; why: string }
  | { is: 'step'; step: PortalStep }

const none: State = { is: 'none' }

/** How a login goes on that has led to the member portal and back. */
export const usePortalReturn = (enter: (tokens: Tokens) => Promise<void>) => {
  const isOver = useFirstViewOver()
  const [state, setState] = useState<State>({ is: isReturn() ? 'checking' : 'none' })

  const goOn = useEffectEvent(async (answer: Tokens | PortalStep) => {
    if ('ticket' in answer) setState({ is: 'step', step: answer })
    else await enter(answer)
  })
  useEffect(() => {
    const returned = takeReturn() // now, and not while drawing, which may be begun anew
    if (!returned) return
    finishAtPortal(returned)
      .then(answer => goOn(answer))
      .catch(failure => setState({ is: 'failed', why: portalFailureText(failure) }))
  }, [])

  return {
    state: isOver ? state : none, // as the server draws it, which does not know
    leave: () => setState({ is: 'none' }),
    fail: (why: string) => setState({ is: 'failed', why }),
  }
}
