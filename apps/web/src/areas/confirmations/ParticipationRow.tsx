import type { Participation } from '@tafelrunde/contract/own-participations'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { timeRange } from '../../shared/format.ts'
import { MetaLine } from '../../shared/ui/MetaLine.tsx'
import { fetchConfirmation } from './confirmations.api.ts'
import './confirmations.css'
import { PaperButton } from '../../shared/PaperButton.tsx'
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
    <li className="confirmation-row">
      <Link className="confirmation-row__link" to={paths.confirmation(id)}>
        <h3 className="confirmation-row__title" id={titleId}>
          {titleOf(participation)}
        </h3>
        <MetaLine parts={counts(participation) ? [unitsShort(confirmation.units), time] : [time]} />
      </Link>
      <div className="confirmation-row__foot">
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
