import { type OfficeRoom, roomText } from '@tafelrunde/contract/admin/events/rooms'
import { LinkBase } from 'react-admin'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { historyOf, roomHistory } from './history.ts'

const factsOf = ({ building, floor, capacity, equipment, seating }: OfficeRoom) => ({
  Gebäude: building,
  Etage: floor,
  Plätze: capacity ?? 'so viele, wie kommen',
  Ausstattung: equipment.join(', '),
  Bestuhlung: seating,
})

const Body = ({ room }: { room: OfficeRoom }) => (
  <div className="show-columns">
    <Card title="Auf einen Blick" aside={<LinkBase to={`/rooms/${room.id}`}>Bearbeiten</LinkBase>}>
      <Facts facts={factsOf(room)} />
    </Card>
    <HistoryCard
      of={['rooms', room.id, room.version]}
      columns={roomHistory}
      historyOf={() => historyOf(room.id)}
    />
  </div>
)

export const RoomShow = () => (
  <AreaShow<OfficeRoom>
    area="rooms"
    label="Alle Räume"
    titleOf={roomText}
    render={room => <Body room={room} />}
  />
)
