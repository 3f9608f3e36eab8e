import { useState } from 'react'
import { FilterChip, FilterRow } from '../src/shared/ui/fields/FilterChip.tsx'
import { Segment } from '../src/shared/ui/fields/Segment.tsx'
import { CardGrid, CardList } from '../src/shared/ui/rows/CardList.tsx'
import { SessionRow } from '../src/shared/ui/rows/SessionRow.tsx'
import { BreakLine, TimeHeading } from '../src/shared/ui/rows/TimeHeading.tsx'
import { Group, nothing } from './Group.tsx'

const days = [
  { value: 'fr', label: 'Fr., 12. März' },
  { value: 'sa', label: 'Sa., 13. März' },
] as const
const week = ['Mo', 'Di', 'Mi', 'Do', 'Fr'].map((day, index) => ({
  value: day,
  label: `${day}., ${index + 8}. März`,
}))
const leave = { label: 'Abmelden', kind: 'plain', onTap: nothing } as const
const take = { label: 'Platz sichern', kind: 'tonal', onTap: nothing } as const
const queue = { label: 'Auf die Warteliste', kind: 'outline', onTap: nothing } as const
const free = { taken: 20, capacity: 24, state: 'free', text: 'noch 4 Plätze' } as const
const full = { taken: 24, capacity: 24, state: 'full', text: 'Ausgebucht', more: '5 warten' } as const
const mine = { taken: 21, capacity: 24, state: 'booked', text: 'Gebucht' } as const
const third = { taken: 24, capacity: 24, state: 'waiting', text: 'Warteliste: Platz 3' } as const

export const Sessions = () => {
  const [day, setDay] = useState<'fr' | 'sa'>('sa')
  const [weekday, setWeekday] = useState('Mo')
  const [own, setOwn] = useState(false)
  const [star, setStar] = useState(true)
  const [opened, setOpened] = useState(0)
  const href = '/workshop-detail/1'
  return (
    <>
      <Group name="Timeline">
        <Segment label="Tag" options={days} value={day} onChange={setDay} />
        <FilterRow>
          <FilterChip icon="selection" on={own} onTap={() => setOwn(!own)}>
            Meine Auswahl · 2
          </FilterChip>
          <FilterChip on={false} menu onTap={nothing}>
            Schulart
          </FilterChip>
          <FilterChip on menu onTap={nothing}>
            Raum 2.14
          </FilterChip>
          <FilterChip on={false} onTap={nothing}>
            Nur freie
          </FilterChip>
        </FilterRow>
        <TimeHeading time="10:00 Uhr" count="4 Workshops" />
        <CardGrid>
          <li>
            <SessionRow
              title="Leseförderung in der Grundschule"
              meta={['10:00–11:30', 'Raum 2.14', 'Miriam Baumgärtner']}
              href={href}
              places={mine}
              action={leave}
              onOpen={() => setOpened(opened + 1)}
            />
          </li>
          <li>
            <SessionRow
              title="Schulrecht für Klassenleitungen"
              meta={['10:00–11:30', 'Großer Saal', 'Dr. Henning Voß']}
              href={href}
              places={{ taken: 69, capacity: 100, state: 'free', text: 'noch 31 Plätze' }}
              warning="Überschneidung mit „Leseförderung in der Grundschule“, 10:00–11:30 Uhr"
              action={{ label: 'Tauschen', kind: 'tonal', onTap: nothing }}
            />
          </li>
          <li>
            <SessionRow
              title="Elterngespräche souverän führen"
              meta={['10:00–11:30', 'Raum 2.02', 'Prof. Dr. Karin Ostermann']}
              href={href}
              places={free}
              action={take}
            />
          </li>
          <li>
            <SessionRow
              title="Classroom-Management bei herausforderndem Verhalten"
              meta={['10:00–11:30', 'Aula', 'Thomas Brückner']}
              href={href}
              places={full}
              action={queue}
              favourite={{ on: star, onToggle: () => setStar(!star) }}
            />
          </li>
        </CardGrid>
        <BreakLine parts={['11:30–13:30 Uhr', 'Mittagspause im Foyer']} />
        <TimeHeading time="13:30 Uhr" count="3 Workshops" />
        <CardGrid>
          <li>
            <SessionRow
              title="Künstliche Intelligenz im Deutschunterricht"
              meta={['13:30–15:00', 'Raum 1.08', 'Aylin Demirtaş, Jonas Pfeiffer']}
              href={href}
              places={third}
              action={leave}
              favourite={{ on: false, onToggle: nothing }}
            />
          </li>
          <li>
            <SessionRow
              title="Lehrkräftegesundheitsförderungsmaßnahmen an Berufsbildungszentren"
              meta={[
                '13:30–15:00',
                'Mehrzweckveranstaltungsraum',
                'Anna-Friederike von Donaudampfschifffahrt',
              ]}
              href={href}
              places={{ taken: 0, capacity: 12, state: 'free', text: 'noch 12 Plätze' }}
              action={{ ...take, pending: true }}
              favourite={{ on: true, onToggle: nothing }}
            />
          </li>
          <li>
            <SessionRow
              title="Offene Runde ohne Platzgrenze"
              meta={['13:30–15:00']}
              href={href}
              places={{ taken: 9, capacity: null, state: 'free', text: 'Plätze frei' }}
              action={{ ...queue, pending: true }}
            />
          </li>
        </CardGrid>
        <output>{opened} geöffnet</output>
      </Group>
      <Group name="Termine">
        <CardList>
          <li>
            <SessionRow
              title="Fr., 12. März 2027, 14:00–15:30 Uhr"
              meta={['Raum 2.14, Kongresshaus Musterstadt']}
              places={full}
              action={queue}
            />
          </li>
          <li>
            <SessionRow
              title="Sa., 13. März 2027, 10:00–11:30 Uhr"
              meta={['Raum 2.14, Kongresshaus Musterstadt']}
              places={{ ...free, text: 'noch 4 von 24 Plätzen' }}
              action={{ ...take, kind: 'filled' }}
            />
          </li>
          <li>
            <SessionRow
              title="Sa., 13. März 2027, 13:30–15:00 Uhr"
              meta={['Raum 2.14, Kongresshaus Musterstadt']}
              places={mine}
              action={leave}
            />
          </li>
        </CardList>
      </Group>
      <Group name="Segment">
        <Segment label="Wochentag" options={week} value={weekday} onChange={setWeekday} />
      </Group>
    </>
  )
}
