import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { needsFeedback } from './confirmations.rules.ts'
import { missingText } from './confirmations.texts.ts'

type Props = {
  participation: Participation
  now: Date
  /** The first on the screen that needs feedback has the filled button. */
  first?: boolean
  describedBy?: string
}

/** What a confirmation waits for, in words, and what the person can do about it. */
export const Missing = ({ participation, now, first = true, describedBy }: Props) => {
  const canAct = needsFeedback(participation, now)
  return (
    <>
      <IconLine icon="info" tone={canAct ? 'warning' : 'plain'}>
        {missingText(participation, now)}
      </IconLine>
      {canAct && (
        <ButtonLink
          href={paths.feedback(participation.id)}
          kind={first ? 'filled' : 'tonal'}
          size="row"
          aria-describedby={describedBy}
        >
          Feedback geben
        </ButtonLink>
      )}
    </>
  )
}
