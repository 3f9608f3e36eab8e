import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../shared/ui/states/EmptyState.tsx'
import { State } from '../State.tsx'

/** Whether the server found the link itself no good: used, expired or made up. */
export const isLinkRefused = (failure: unknown) =>
  failure instanceof CallFailed &&
  fieldFailures(failure).some(([field]) => field === 'uid' || field === 'token')

type Props = {
  /** How to get a new link, in a sentence and as a button. */
  instead: string
  children: ReactNode
}

export const LinkIncomplete = ({ instead, children }: Props) => (
  <State
    title="Der Link ist unvollständig"
    drawing="plug"
    text={`Vielleicht hilft es, ihn noch einmal direkt aus der Nachricht zu öffnen. ${instead}`}
  >
    {children}
  </State>
)

export const LinkRefused = ({ instead, children }: Props) => (
  <State
    title="Der Link gilt nicht mehr"
    drawing="plug"
    text={`Er wurde schon benutzt oder ist älter als drei Tage. ${instead}`}
  >
    {children}
  </State>
)

/** The server could not be asked, so the link has not been used up. */
export const LinkUnused = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => (
  <ErrorState title="Das hat nicht geklappt" onRetry={onRetry}>
    {failureText(failure)} Ihr Link gilt weiterhin.
  </ErrorState>
)
