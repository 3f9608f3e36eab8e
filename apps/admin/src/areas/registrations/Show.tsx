import {
  addPlace,
  cancelRegistration,
  type OfficeRegistration,
  promoteRegistration,
} from '@tafelrunde/contract/admin/events/registrations'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import { AnswersCard } from './AnswersCard.tsx'
import { Booking } from './Booking.tsx'
import { BookingState } from './BookingState.tsx'
import { NoteDeed } from './NoteDeed.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import css from './registration.module.css'
import { TimeslotPick } from './TimeslotPick.tsx'

type Props = { registration: OfficeRegistration }

const AddPlace = ({ registration: { id, event, booked } }: Props) => {
  const [timeslot, setTimeslot] = useState('')
  return (
    <Booking
      label="Termin dazubuchen"
      title="Termin dazubuchen"
      text="Die Person bekommt eine Mail darüber."
      done="Angemeldet. Die Mail ist unterwegs."
      perform={beyond => call(addPlace, { params: { id }, body: { timeslot: Number(timeslot), beyond } })}
    >
      <TimeslotPick
        event={event.id}
        without={booked.filter(({ state }) => state !== 'cancelled').map(place => place.timeslot.id)}
        value={timeslot}
        onPick={setTimeslot}
      />
    </Booking>
  )
}

const Deeds = ({ registration }: Props) => {
  const { id, event, state, places, waiting } = registration
  const all = places + waiting
  return (
    <p className={css['deeds']}>
      {state !== 'registered' && (
        <Booking
          label="Anmelden"
          title={`Für „${event.name}“ anmelden`}
          text="Die Person ist dann angemeldet und bekommt eine Mail darüber."
          done="Angemeldet. Die Mail ist unterwegs."
          perform={beyond => call(promoteRegistration, { params: { id }, body: { beyond } })}
        />
      )}
      {state !== 'cancelled' && (
        <Deed
          label="Abmelden"
          title={`Von „${event.name}“ abmelden`}
          text={`${all > 0 ? `Auch ${counted(all, 'Termin wird', 'Termine werden')} abgesagt. ` : ''}Die Person bekommt eine Mail darüber. Was frei wird, geht an die Wartelisten; wer nachrückt, bekommt auch eine.`}
          done="Abgemeldet. Die Mail ist unterwegs."
          isDangerous
          perform={() => call(cancelRegistration, { params: { id } })}
        />
      )}
      <NoteDeed key={registration.note} registration={registration} />
    </p>
  )
}

const Body = ({ registration }: Props) => {
  const { account, booked, created, event, state } = registration
  return (
    <div className="show-columns">
      <div className="stack">
        <Card
          title="Anmeldung"
          aside={
            state === 'registered' && (
              <LinkBase to={`/events/${event.id}/badges?person=${encodeURIComponent(fullName(account))}`}>
                Namensschild drucken
              </LinkBase>
            )
          }
        >
          <Facts
            facts={{
              Veranstaltung: <LinkBase to={`/events/${event.id}/show`}>{event.name}</LinkBase>,
              Stand: <BookingState booking={registration} />,
              Seit: tableDayAndTime(created),
              Notiz: registration.note,
            }}
          />
          <Deeds registration={registration} />
        </Card>
        <AnswersCard registration={registration.id} />
        <Card
          title="Zur Person"
          aside={<LinkBase to={`/people/${account.id}/show`}>Alles zur Person</LinkBase>}
        >
          <Facts
            facts={{
              'E-Mail-Adresse': account.email,
              Mitgliedsnummer: numberText(account),
              Schulart: account.schooltype,
            }}
          />
        </Card>
      </div>
      <div className="stack">
        <Card title="Termine" aside={state !== 'cancelled' && <AddPlace registration={registration} />}>
          {booked.length === 0 ? (
            <p className="quiet">Noch kein Termin gebucht.</p>
          ) : (
            <table className={css['places']}>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Termin</th>
                  <th scope="col">Stand</th>
                  <th scope="col">Ändern</th>
                </tr>
              </thead>
              <tbody>
                {booked.map(place => (
                  <PlaceRow key={place.id} place={place} registration={registration} />
                ))}
              </tbody>
            </table>
          )}
        </Card>
      </div>
    </div>
  )
}

export const RegistrationShow = () => (
  <AreaShow<OfficeRegistration>
    area="registrations"
    label="Alle Anmeldungen"
    titleOf={({ account }) => fullName(account) || account.email}
    render={registration => <Body registration={registration} />}
  />
)
