import type { DayTimeslot } from '@tafelrunde/contract/admin/events/day'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { LinkBase } from 'react-admin'
import { CallOff } from '../../shared/calling-off/CallOff.tsx'
import { TakeBack } from '../../shared/calling-off/TakeBack.tsx'
import { listPath } from '../../shared/lists/listPath.ts'
import css from './day.module.css'
import { isFull } from './day.rules.ts'
import { OtherRoom, OtherTime } from './Moving.tsx'

const Lecturers = ({ lecturers, isOver }: { lecturers: DayTimeslot['lecturers']; isOver: boolean }) =>
  lecturers.map(({ id, name, phone, is_there }) => (
    <span key={id} className={is_there || isOver ? css['lecturer'] : css['missing']}>
      {name}
      {!is_there && !isOver && ' noch nicht gesehen'}
      {!is_there && !isOver && phone && (
        <>
          {', '}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
    </span>
  ))

type Props = { timeslot: DayTimeslot; isOver: boolean; done: () => void }

/** A Termin on its day: where, who gives it, how full it is, and what can be changed at once. */
export const TimeslotRow = ({ timeslot, isOver, done }: Props) => {
  const { id, name, start, end, location, capacity, taken, allotted, there, waiting, lecturers } = timeslot
  return (
    <li>
      <span className={css['where']}>
        <strong>{location || 'ohne Ort'}</strong>
        <span className="detail">{timeRange(start, end)}</span>
      </span>
      <span>
        <LinkBase to={`/timeslots/${id}`}>{timeslot.is_called_off ? <s>{name}</s> : name}</LinkBase>
        <Lecturers lecturers={lecturers} isOver={isOver || timeslot.is_called_off} />
      </span>
      {timeslot.is_called_off && (
        <span className={css['fill']}>
          <strong>entfällt</strong>
        </span>
      )}
      {timeslot.workshop !== null && !timeslot.is_called_off && (
        <span className={css['fill']}>
          <SeatRing taken={taken} capacity={capacity} state={isFull(timeslot) ? 'full' : 'free'} />
          <span>
            <LinkBase to={listPath('places', { timeslot: id })}>
              {taken}
              {capacity !== null && ` von ${capacity}`}
            </LinkBase>
            <span className="detail">
              {there} da
              {allotted > 0 && `, ${allotted} gehalten`}
              {waiting > 0 && `, ${waiting} warten`}
            </span>
          </span>
        </span>
      )}
      {!isOver && timeslot.is_called_off && (
        <span className={css['moves']}>
          <TakeBack timeslot={timeslot} done={done} />
        </span>
      )}
      {!isOver && !timeslot.is_called_off && (
        <span className={css['moves']}>
          <OtherRoom timeslot={timeslot} done={done} />
          <OtherTime timeslot={timeslot} done={done} />
          <CallOff timeslot={timeslot} done={done} />
        </span>
      )}
    </li>
  )
}
