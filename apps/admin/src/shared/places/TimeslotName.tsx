import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { LinkBase, ReferenceField } from 'react-admin'

/** What is on: the caption, else the workshop's name, leading to the workshop; plain where there is none. */
export const TimeslotName = ({ timeslot }: { timeslot: Timeslot }) => {
  if (timeslot.workshop === null) return <span className="quiet">{timeslot.caption}</span>
  return (
    <LinkBase to={`/workshops/${timeslot.workshop}/show`}>
      {timeslot.caption || (
        <ReferenceField record={timeslot} source="workshop" reference="workshops" link={false} />
      )}
    </LinkBase>
  )
}
