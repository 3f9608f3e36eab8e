import type { Event } from '@tafelrunde/contract/events/events'
import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { dateTile } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { leadAndText } from '../../shared/prose.ts'
import { Board, BoardHead, BoardTitle } from '../../shared/ui/boards/Board.tsx'
import { EventAction } from './EventAction.tsx'
import { EventChip } from './EventChip.tsx'
import { EventLines } from './EventLines.tsx'
import { useOwnPlaces } from './events.api.ts'
import css from './events.module.css'
import { eventDays } from './events.texts.ts'

/** The next event: when, what, where, am I in, and one button. */
export const EventBoard = ({ event, now }: { event: Event; now: Date }) => {
  const { own, places } = useOwnPlaces(event, now)
  const { lead } = leadAndText(event.description)
  return (
    <Board>
      <BoardHead tile={<DateTile {...dateTile(event.start)} onBoard />}>
        <EventChip event={event} own={own} now={now} onBoard />
        <span>{eventDays(event)}</span>
      </BoardHead>
      <BoardTitle>
        <Link className={css['event-board__link']} to={paths.event(event.id)}>
          {event.name} <Icon name="right" size={22} />
        </Link>
      </BoardTitle>
      {lead && <p className="board__subtitle">{lead}</p>}
      <EventLines event={event} now={now} chosen={places} />
      <EventAction event={event} own={own} now={now} />
    </Board>
  )
}
