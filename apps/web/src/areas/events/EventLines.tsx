import type { Event } from '@tafelrunde/contract/events/events'
import type { OwnTimeslot } from '@tafelrunde/contract/events/participations'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import type { ReactNode } from 'react'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { statusOf } from './events.rules.ts'
import { chosenText, placesLeft } from './events.texts.ts'

type Props = {
  event: Event
  now: Date
  /** What somebody who is registered has chosen; to them the places left say nothing any more. */
  chosen: readonly OwnTimeslot[] | undefined
  children?: ReactNode
}

/** Where an event is and what is left of it, on a board. */
export const EventLines = ({ event, now, chosen, children }: Props) => {
  const places = chosen === undefined ? placesLeft(event, statusOf(event, now)) : chosenText(chosen)
  const ring = (
    <SeatRing
      taken={event.participants_count}
      capacity={event.capacity}
      state={chosen === undefined ? 'free' : 'booked'}
      size={18}
      onBoard
    />
  )
  return (
    <div className="board__lines">
      {children}
      <IconLine icon="pin">{event.location}</IconLine>
      {places && (
        // What is one's own takes the place of what everybody reads; as the same line, its words would be seen to move.
        <IconLine key={chosen === undefined ? 'left' : 'chosen'} icon={{ drawn: ring }}>
          <strong>{places.text}</strong> {places.more}
        </IconLine>
      )}
    </div>
  )
}
