import type { OfficeWorkshop as Workshop } from '@tafelrunde/contract/admin/events/programme'
import { LinkBase, ReferenceArrayField, ReferenceField } from 'react-admin'
import { Duplicate } from '../../shared/deeds/Duplicate.tsx'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { InTheApp } from '../../shared/pages/InTheApp.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import { Person } from '../../shared/people/Person.tsx'
import { Occupancy, OccupancyLegend } from '../../shared/places/Occupancy.tsx'
import { placesOf, sumOfPlaces } from '../../shared/places/places.rules.ts'
import { TimeslotTable } from '../../shared/places/TimeslotTable.tsx'
import { historyOf, workshopHistory } from './history.ts'
import { Materials } from './Materials.tsx'

const factsOf = ({ id, location, schooltypes, timeslots, equipment }: Workshop) => ({
  Veranstaltung: <ReferenceField source="event" reference="events" link="show" />,
  Raum: location,
  'Nötige Ausstattung': equipment.join(', '),
  Schularten: schooltypes.length > 0 && <ReferenceArrayField source="schooltypes" reference="schooltypes" />,
  Belegung: <Occupancy places={sumOfPlaces(timeslots.map(placesOf))} />,
  Feedback: <LinkBase to={`/workshops/${id}/feedback`}>Ergebnis</LinkBase>,
})

/** The form of a new Termin, which knows whose it is. */
const newTimeslot = ({ id, event, location }: Workshop) =>
  `/timeslots/create?source=${encodeURIComponent(JSON.stringify({ event, workshop: id, location }))}`

/** Its words, school types and lecturers; the Termine stay its own. An imported one may have more than a form takes. */
const fieldsOf = ({
  event,
  name,
  description,
  location,
  schooltypes,
  lecturer_ids,
  equipment,
}: Workshop) => ({
  event,
  description,
  location,
  schooltypes,
  lecturer_ids,
  equipment,
  name: `${name} (Kopie)`,
})

const Lecturers = ({ lecturers }: Pick<Workshop, 'lecturers'>) => (
  <ul className="people">
    {lecturers.map(lecturer => (
      <li key={lecturer.id}>
        <Person lecturer={lecturer} />
      </li>
    ))}
  </ul>
)

const Body = ({ workshop }: { workshop: Workshop }) => (
  <div className="show-columns">
    <div className="stack">
      <Card title="Auf einen Blick" aside={<LinkBase to={`/workshops/${workshop.id}`}>Bearbeiten</LinkBase>}>
        <p className="deeds">
          <InTheApp path={`/workshop-detail/${workshop.id}`} />
          <Duplicate area="workshops" fields={fieldsOf(workshop)}>
            Duplizieren
          </Duplicate>
          {workshop.timeslots.length > 0 && (
            <Duplicate area="workshops" fields={{ ...fieldsOf(workshop), timeslots_of: workshop.id }}>
              Mit Terminen duplizieren
            </Duplicate>
          )}
        </p>
        <Facts facts={factsOf(workshop)} />
      </Card>
      <Card title="Referenten">
        {workshop.lecturers.length > 0 ? (
          <Lecturers lecturers={workshop.lecturers} />
        ) : (
          <p className="quiet">Für diesen Workshop ist noch niemand eingetragen.</p>
        )}
      </Card>
      <HistoryCard
        of={['workshops', workshop.id, workshop.version]}
        columns={workshopHistory}
        historyOf={() => historyOf(workshop.id)}
      />
    </div>
    <div className="stack">
      <Card title="Termine" aside={<OccupancyLegend />}>
        {workshop.timeslots.length > 0 ? (
          <TimeslotTable
            caption={`Termine von „${workshop.name}“`}
            timeslots={workshop.timeslots}
            hasPlaces={() => true}
          />
        ) : (
          <p className="quiet">Dieser Workshop hat noch keinen Termin.</p>
        )}
        <p>
          <LinkBase to={newTimeslot(workshop)}>Termin anlegen</LinkBase>
        </p>
      </Card>
      <Materials key={workshop.id} workshop={workshop.id} />
      {workshop.description && (
        <Card title="Beschreibung">
          <Marked text={workshop.description} />
        </Card>
      )}
    </div>
  </div>
)

export const WorkshopShow = () => (
  <AreaShow<Workshop>
    area="workshops"
    label="Alle Workshops"
    titleOf={workshop => workshop.name}
    render={workshop => <Body workshop={workshop} />}
  />
)
