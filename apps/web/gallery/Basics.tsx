import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { iconNames } from '@tafelrunde/ui/icons.ts'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { IconLine } from '../src/shared/ui/rows/IconLine.tsx'
import { PlacesPill } from '../src/shared/ui/states/PlacesPill.tsx'
import { StateChip } from '../src/shared/ui/states/StateChip.tsx'
import { Group } from './Group.tsx'

const states = ['free', 'full', 'booked', 'waiting'] as const
const chips = [
  ['success', 'Anmeldung offen'],
  ['neutral', 'Angekündigt'],
  ['neutral', 'Beendet'],
  ['yellow', 'Ausgebucht – Warteliste'],
  ['danger', 'Abgesagt'],
  ['primary', 'Angemeldet'],
] as const

export const Basics = () => (
  <>
    <Group name="Icon">
      <div className="gallery-row">
        {iconNames.map(name => (
          <Icon key={name} name={name} label={name} />
        ))}
      </div>
    </Group>
    <Group name="StateChip">
      <div className="gallery-row">
        {chips.map(([tone, text]) => (
          <StateChip key={text} tone={tone}>
            {text}
          </StateChip>
        ))}
        <DateTile day="21" month="Apr." />
        <DateTile day="5" month="März" tone="neutral" />
      </div>
      <div className="gallery-row gallery-on-board">
        <StateChip tone="board">Anmeldung offen</StateChip>
        <StateChip tone="board" check>
          Angemeldet
        </StateChip>
        {states.map(state => (
          <SeatRing key={state} taken={18} capacity={24} state={state} size={24} onBoard />
        ))}
      </div>
    </Group>
    <Group name="SeatRing">
      <div className="gallery-row">
        {Array.from({ length: 7 }, (_, taken) => (
          <SeatRing key={taken} taken={taken} capacity={6} state={taken === 6 ? 'full' : 'free'} size={34} />
        ))}
        {states.map(state => (
          <SeatRing key={state} taken={20} capacity={24} state={state} size={34} />
        ))}
      </div>
      <div className="gallery-row">
        <PlacesPill taken={20} capacity={24} state="free" text="noch 4 Plätze" />
        <PlacesPill taken={24} capacity={24} state="full" text="Ausgebucht" more="5 warten" />
        <PlacesPill taken={24} capacity={24} state="waiting" text="Warteliste: Platz 3" />
        <PlacesPill taken={20} capacity={24} state="booked" text="Gebucht" />
      </div>
    </Group>
    <Group name="Avatar">
      <div className="gallery-row">
        {([40, 44, 48, 84] as const).map((size, id) => (
          <Avatar key={size} person={{ id, name: 'Miriam Baumgärtner' }} size={size} />
        ))}
        {[3, 4, 5].map(id => (
          <Avatar key={id} person={{ id, name: 'Özlem Karaca' }} />
        ))}
      </div>
    </Group>
    <Group name="IconLine">
      <IconLine icon="pin">Kongresshaus Musterstadt</IconLine>
      <IconLine icon="warning" tone="warning">
        Überschneidung mit „Leseförderung in der Grundschule“, 10:00–11:30 Uhr
      </IconLine>
      <IconLine icon="warning" tone="danger">
        Bitte die vollständige Adresse eingeben.
      </IconLine>
    </Group>
  </>
)
