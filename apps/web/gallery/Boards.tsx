import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { SeatRing } from '@tafelrunde/ui/SeatRing.tsx'
import { Board, BoardHead, BoardTitle } from '../src/shared/ui/boards/Board.tsx'
import { LargeTitle } from '../src/shared/ui/boards/LargeTitle.tsx'
import { Button } from '../src/shared/ui/buttons/Button.tsx'
import { IconButton } from '../src/shared/ui/buttons/IconButton.tsx'
import { IconLine } from '../src/shared/ui/rows/IconLine.tsx'
import { StateChip, Tags } from '../src/shared/ui/states/StateChip.tsx'
import { Group } from './Group.tsx'

const event = (
  <Board>
    <BoardHead tile={<DateTile day="12" month="März" onBoard />}>
      <StateChip tone="board">Anmeldung offen</StateChip>
      <span>Fr., 12. – Sa., 13. März</span>
    </BoardHead>
    <BoardTitle>Frühjahrstagung 2027</BoardTitle>
    <p className="board__subtitle">Schule gemeinsam gestalten</p>
    <div className="board__lines">
      <IconLine icon="pin">Kongresshaus Musterstadt</IconLine>
      <IconLine icon={{ drawn: <SeatRing taken={334} capacity={420} state="free" size={18} onBoard /> }}>
        <strong>noch 86 Plätze</strong> von 420
      </IconLine>
    </div>
    <Button kind="yellow" wide>
      Platz sichern
    </Button>
    <p className="board__note">Anmeldung bis So., 28. Februar</p>
  </Board>
)

const booked = (
  <Board>
    <BoardHead tile={<DateTile day="12" month="März" onBoard />}>
      <StateChip tone="board" check>
        Angemeldet
      </StateChip>
      <span>Fr., 12. – Sa., 13. März</span>
    </BoardHead>
    <BoardTitle>Fortbildungsveranstaltung Schulentwicklungsprozesse</BoardTitle>
    <div className="board__lines">
      <IconLine icon="pin">Kongresshaus Musterstadt</IconLine>
    </div>
    <Button kind="yellow" wide pending>
      Mein Ausweis
    </Button>
    <p className="board__note">Der Ausweis gilt auch ohne Netz</p>
  </Board>
)

export const Boards = () => (
  <>
    <LargeTitle>Veranstaltungen</LargeTitle>
    <Group name="Board">
      <div className="gallery-reading">
        {event}
        {booked}
        <Board>
          <BoardHead tile={<DateTile day="8" month="Mai" onBoard />}>
            <StateChip tone="board">Ausgebucht – Warteliste</StateChip>
            <span>Sa., 8. Mai</span>
          </BoardHead>
          <BoardTitle>Fachtag Digitale Bildung</BoardTitle>
        </Board>
      </div>
    </Group>
    <Group name="BoardHead">
      <div className="gallery-bleed">
        <Board kind="head">
          <div className="board__toolbar">
            <IconButton icon="back" label="Zurück" />
            <span>
              <IconButton icon="calendar-add" label="In den Kalender" />
              <IconButton icon="share" label="Teilen" />
            </span>
          </div>
          <BoardTitle page>Leseförderung in der Grundschule</BoardTitle>
          <p className="board__text">Lautleseverfahren, Lesebänder und Diagnostik</p>
          <Tags tags={['Grundschule', 'Förderschule', '2 UE']} />
        </Board>
      </div>
    </Group>
    <Group name="BoardWelcome">
      <div className="gallery-bleed">
        <Board kind="welcome">
          <BoardTitle>Tafelrunde</BoardTitle>
          <span className="board__note">
            Lehrkräfteverband
            <br />
            Musterland
          </span>
        </Board>
      </div>
    </Group>
  </>
)
