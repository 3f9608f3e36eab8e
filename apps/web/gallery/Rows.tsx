import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { Button } from '../src/shared/ui/buttons/Button.tsx'
import { SheetHead } from '../src/shared/ui/overlays/SheetHead.tsx'
import { Card, CardGrid, CardLink, CardList } from '../src/shared/ui/rows/CardList.tsx'
import { IconLine } from '../src/shared/ui/rows/IconLine.tsx'
import { KeyValue } from '../src/shared/ui/rows/KeyValue.tsx'
import { PersonRow } from '../src/shared/ui/rows/PersonRow.tsx'
import { Row } from '../src/shared/ui/rows/Row.tsx'
import { Fold, Section } from '../src/shared/ui/rows/Section.tsx'
import { SummaryCard } from '../src/shared/ui/rows/SummaryCard.tsx'
import { LogoTile, LogoTiles } from '../src/shared/ui/signs/LogoTile.tsx'
import { StateChip, Tags } from '../src/shared/ui/states/StateChip.tsx'
import { Group, nothing } from './Group.tsx'

const people = [
  'Miriam Baumgärtner',
  'Thomas Brückner',
  'Aylin Demirtaş',
  'Özlem Karaca',
  'Prof. Dr. Sabine Köhler-Wüst',
  'Maximiliane Schmitt-Hohenlohe von und zu Donaudampfschifffahrt',
].map((name, id) => ({ id, name }))

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"%3E%3Crect width="120" height="40" rx="8" fill="%232C5A73"/%3E%3C/svg%3E'

export const Rows = () => (
  <>
    <Group name="CardList">
      <Section title="Weitere Veranstaltungen">
        <CardList>
          <CardLink href="/a" lead={<DateTile day="21" month="Apr." />} title="Schulrecht kompakt">
            <StateChip tone="success" small>
              Anmeldung offen
            </StateChip>
          </CardLink>
          <CardLink href="/b" lead={<DateTile day="8" month="Mai" />} title="Fachtag Digitale Bildung">
            <StateChip tone="yellow" small>
              Ausgebucht – Warteliste
            </StateChip>
          </CardLink>
          <CardLink
            href="/c"
            lead={<DateTile day="30" month="Sept." tone="neutral" />}
            title="Schulentwicklungsbegleitungskonferenz der Verbundschulen"
          >
            <StateChip tone="neutral" small>
              Angekündigt
            </StateChip>
          </CardLink>
        </CardList>
      </Section>
      <Fold title="Vergangene" count={6}>
        <CardList>
          <CardLink href="/c" title="Herbsttagung 2026" />
        </CardList>
      </Fold>
    </Group>
    <Group name="SummaryCard">
      <CardGrid>
        <SummaryCard
          href="/order"
          title="Frühjahrstagung 2027"
          parts={['2 Tische: A4, A5']}
          state={{ tone: 'success', text: 'Bestätigt' }}
          total="489,14 €"
        >
          <IconLine icon="info">Ihre Tische sind reserviert. Die Rechnung kommt per E-Mail.</IconLine>
        </SummaryCard>
      </CardGrid>
    </Group>
    <Group name="Row">
      <CardList>
        <Row
          title="E-Mail-Adresse"
          lines={['f.moellenkamp@gs-lindenau.example']}
          action={
            <Button kind="plain" size="row">
              Ändern
            </Button>
          }
        />
        <Row
          roomy
          title="Schulentwicklungsbegleitungskonferenz 2027"
          lines={['Fr., 12. – Sa., 13. März · Kongresshaus', 'Noch 9 Tische frei']}
          action={
            <Button kind="tonal" size="row">
              Tische bestellen
            </Button>
          }
        />
      </CardList>
    </Group>
    <Group name="PersonRow">
      <Section title="Referentinnen" note="Frühjahrstagung 2027">
        <CardList>
          {people.map((person, index) => (
            <PersonRow
              key={person.id}
              person={person}
              href="/p"
              line="Leseförderung, Deutsch als Zweitsprache, Differenzierung"
              workshops={index > 2 ? index : undefined}
            />
          ))}
        </CardList>
      </Section>
    </Group>
    <Group name="SheetHead">
      <div className="sheet__content">
        <SheetHead
          person={{ id: 0, name: 'Miriam Baumgärtner' }}
          line="Fachleiterin Deutsch, Studienseminar Lindenau"
          onClose={nothing}
        />
        <Tags tags={['Leseförderung', 'DaZ', 'Grundschule']} />
      </div>
    </Group>
    <Group name="LogoTile">
      <LogoTiles>
        {['Klett & Kreide Verlag', 'Schulbuchhandlung Lindenau', 'Lernmittelausstattungsgesellschaft'].map(
          (name, id) => (
            <li key={name}>
              <LogoTile exhibitor={{ id, name, stand: `${id + 12}` }} href="/x" />
            </li>
          ),
        )}
        <li>
          <LogoTile exhibitor={{ id: 9, name: 'Blaue Tafel GmbH', logo, stand: '4' }} href="/x" />
        </li>
      </LogoTiles>
    </Group>
    <Group name="KeyValue">
      <Card>
        <KeyValue
          facts={[
            ['Zeit', 'Sa., 13. März 2027, 10:00–11:30 Uhr'],
            ['Ort', 'Raum 2.14, Kongresshaus Musterstadt'],
          ]}
        />
      </Card>
    </Group>
  </>
)
