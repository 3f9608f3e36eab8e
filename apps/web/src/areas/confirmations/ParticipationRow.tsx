import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { MetaLine } from '../../shared/ui/rows/MetaLine.tsx'
import { fetchConfirmation } from './confirmations.api.ts'
import css from './confirmations.module.css'
import { counts } from './confirmations.rules.ts'
import { fileName, titleOf, unitsShort } from './confirmations.texts.ts'
import { MailButton } from './MailButton.tsx'
import { Missing } from './Missing.tsx'

type Props = {
  participation: Participation
  now: Date
  /** The first on the screen that needs feedback has the filled button. */
  first: boolean
}

/** A participation in its event's card: its confirmation, or what is missing for it. */
export const ParticipationRow = (props: Props) => {
  const { participation } = props
  const { id, timeslot, confirmation } = participation
  const titleId = useId()
  const time = `${timeRange(timeslot.start, timeslot.end)}\u00A0Uhr`
  return (
    <li className={css['confirmation-row']}>
      <Link className={css['confirmation-row__link']} to={paths.confirmation(id)}>
        <h3 className={css['confirmation-row__title']} id={titleId}>
          {titleOf(participation)}
        </h3>
        <MetaLine parts={counts(participation) ? [unitsShort(confirmation.units), time] : [time]} />
      </Link>
      <div className={css['confirmation-row__foot']}>
        {confirmation.available ? (
          <>
            <PaperButton
              name={fileName(participation)}
              fetchPdf={() => fetchConfirmation(id)}
              label="PDF"
              describedBy={titleId}
            />
            <MailButton participationId={id} describedBy={titleId} />
          </>
        ) : (
          <Missing {...props} describedBy={titleId} />
        )}
      </div>
    </li>
  )
}
