import type { Event } from '@tafelrunde/contract/events/events'
import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { weekdayDate } from '@tafelrunde/ui/dates.ts'
import { grouped } from '@tafelrunde/ui/grouped.ts'
import { useGetManyReference } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { OccupancyLegend } from '../../shared/places/Occupancy.tsx'
import { TimeslotName } from '../../shared/places/TimeslotName.tsx'
import { TimeslotTable } from '../../shared/places/TimeslotTable.tsx'

const nameOf = (timeslot: Timeslot) => <TimeslotName timeslot={timeslot} />

/** The Termine of an event, day by day. */
export const Programme = ({ event }: { event: Event }) => {
  const { data, error, refetch } = useGetManyReference<Timeslot>('timeslots', {
    target: 'event',
    id: event.id,
    sort: { field: 'start', order: 'ASC' },
    pagination: { page: 1, perPage: mostRows },
  })
  const days = [...grouped(data ?? [], ({ start }) => weekdayDate(start))]

  return (
    <div className="stack">
      {error && (
        <Card title="Programm">
          <Failed error={error} retry={refetch} />
        </Card>
      )}
      {data?.length === 0 && (
        <Card title="Programm">
          <p className="quiet">Für diese Veranstaltung ist noch kein Termin angelegt.</p>
        </Card>
      )}
      {days.map(([day, timeslots], index) => (
        <Card key={day} title={day} aside={index === 0 && <OccupancyLegend />}>
          <TimeslotTable
            caption={`Termine am ${day}`}
            timeslots={timeslots}
            nameOf={nameOf}
            hasPlaces={({ workshop }) => workshop !== null}
            sameDay
          />
        </Card>
      ))}
    </div>
  )
}
