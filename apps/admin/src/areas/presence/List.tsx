import { getPresence, getPresencePaper, type Presence } from '@tafelrunde/contract/admin/events/presence'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './presence.module.css'
import { RoomCard } from './RoomCard.tsx'

/** It is open on the day, and what it says has to be true when it is needed. */
const refreshMs = 20_000

const sumText = ({ people, seen }: Presence) =>
  people === 0
    ? 'Zurzeit ist niemand im Haus, von dem das System weiß.'
    : `${counted(people, 'Person', 'Personen')} im Haus, davon ${seen} an einer Tür gesehen.`

/** Who is in the house now; without a network the last that was known stays, and says how old it is. */
export const PresenceList = ({ event }: { event: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['presence', event],
    queryFn: () => call(getPresence, { params: { id: event } }),
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <p role="status">Wird geladen …</p>
  return (
    <div className="stack">
      <div className={css['head']}>
        <p>
          <strong>{sumText(data)}</strong> Stand {clockTime(data.at)}&nbsp;Uhr.
          {error && ' Keine Verbindung: Das ist der letzte bekannte Stand.'}
          <span className="detail">Nicht erfasst sind Gäste und das Personal des Hauses.</span>
        </p>
        <div className={css['deeds']}>
          <Button variant="contained" label="Drucken" onClick={() => window.print()} />
          <FileButton
            label="Als PDF"
            name="Notfallliste.pdf"
            load={() => call(getPresencePaper, { params: { id: event } })}
          />
        </div>
      </div>
      {data.rooms.map(({ room, people }) => (
        <RoomCard key={room} room={room} people={people} />
      ))}
    </div>
  )
}
