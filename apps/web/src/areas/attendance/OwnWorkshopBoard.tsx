import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { dateTile, timeRange } from '@tafelrunde/ui/days.ts'
import { paths } from '../../paths.ts'
import { Board, BoardHead, BoardTitle } from '../../shared/ui/boards/Board.tsx'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { StateChip } from '../../shared/ui/states/StateChip.tsx'
import { boardChip } from './ownWorkshops.texts.ts'
import { TimeslotRing } from './TimeslotRing.tsx'
import { useTimeslotFacts } from './useTimeslotFacts.ts'

/** Today's Termin that runs or comes next, with the way to its participants. */
export const OwnWorkshopBoard = ({ timeslot, now }: { timeslot: LecturerTimeslot; now: Date }) => {
  const { workshop_name, event_name, start, end, location } = timeslot
  const { places, waiting, materials, unsent } = useTimeslotFacts(timeslot, now)
  return (
    <Board>
      <BoardHead tile={<DateTile {...dateTile(start)} onBoard />}>
        <StateChip tone="board">{boardChip(timeslot, now)}</StateChip>
        <span>{timeRange(start, end)} Uhr</span>
      </BoardHead>
      <BoardTitle>{workshop_name}</BoardTitle>
      <p className="board__subtitle">{event_name}</p>
      <div className="board__lines">
        {location && <IconLine icon="pin">{location}</IconLine>}
        <IconLine icon={{ drawn: <TimeslotRing timeslot={timeslot} now={now} size={18} onBoard /> }}>
          <strong>{places}</strong> {waiting && `· ${waiting}`}
        </IconLine>
        <IconLine icon="attachment">{materials}</IconLine>
        {unsent && <IconLine icon="retry">{unsent}</IconLine>}
      </div>
      <ButtonLink kind="yellow" wide icon="people" href={paths.ownWorkshop(timeslot.id)}>
        Teilnehmende
      </ButtonLink>
    </Board>
  )
}
