import {
  type BookedPlace,
  cancelPlace,
  movePlace,
  type OfficeRegistration,
  promotePlace,
} from '@tafelrunde/contract/admin/events/registrations'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Booking } from './Booking.tsx'
import { BookingState } from './BookingState.tsx'
import css from './registration.module.css'
import { TimeslotPick } from './TimeslotPick.tsx'

type Props = { place: BookedPlace; registration: OfficeRegistration }

const Move = ({ place, registration }: Props) => {
  const [timeslot, setTimeslot] = useState('')
  return (
    <Booking
      label="Umbuchen"
      title={`„${place.timeslot.name}“ umbuchen`}
      text="Der bisherige Platz wird frei und geht an die Warteliste. Die Person bekommt eine Mail mit beidem."
      done="Umgebucht. Die Mail ist unterwegs."
      perform={beyond =>
        call(movePlace, { params: { id: place.id }, body: { timeslot: Number(timeslot), beyond } })
      }
    >
      <TimeslotPick
        event={registration.event.id}
        without={registration.booked.filter(({ state }) => state !== 'cancelled').map(one => one.timeslot.id)}
        value={timeslot}
        onPick={setTimeslot}
      />
    </Booking>
  )
}

const Promote = ({ place }: Pick<Props, 'place'>) => (
  <Booking
    label="Platz geben"
    title={`Platz in „${place.timeslot.name}“ geben`}
    text={`${fullName(place.account)} ist dann angemeldet und bekommt eine Mail darüber.`}
    done="Angemeldet. Die Mail ist unterwegs."
    perform={beyond => call(promotePlace, { params: { id: place.id }, body: { beyond } })}
  />
)

const Cancel = ({ place }: Pick<Props, 'place'>) => (
  <Deed
    label="Abmelden"
    title={`Von „${place.timeslot.name}“ abmelden`}
    text="Die Person bekommt eine Mail darüber. Ein frei werdender Platz geht an die Warteliste; wer nachrückt, bekommt auch eine."
    done="Abgemeldet. Die Mail ist unterwegs."
    isDangerous
    perform={() => call(cancelPlace, { params: { id: place.id } })}
  />
)

/** A place in a Termin with what can be done about it. */
export const PlaceRow = ({ place, registration }: Props) => {
  const { timeslot, state } = place
  const isIn = state === 'registered' || state === 'waitlisted'
  return (
    <tr>
      <td>
        <LinkBase to={`/timeslots/${timeslot.id}`}>{timeslot.name}</LinkBase>
        <span className="detail">
          {[tableDay(timeslot.start), timeRange(timeslot.start, timeslot.end), timeslot.location]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td>
        <BookingState booking={place} />
      </td>
      <td className={css['deeds']}>
        {state === 'registered' && <Move place={place} registration={registration} />}
        {(state === 'waitlisted' || state === 'cancelled') && <Promote place={place} />}
        {isIn && <Cancel place={place} />}
      </td>
    </tr>
  )
}
