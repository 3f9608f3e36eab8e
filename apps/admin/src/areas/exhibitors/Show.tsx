import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { ReferenceArrayField } from 'react-admin'
import { AreaShow } from '../../shared/AreaShow.tsx'
import { Card } from '../../shared/Card.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { Marked } from '../../shared/Marked.tsx'
import css from './exhibitor.module.css'

const factsOf = ({ stand, website, events }: Exhibitor) => ({
  Stand: stand,
  Website: website && <a href={website}>{new URL(website).host}</a>,
  Veranstaltungen: events.length > 0 && <ReferenceArrayField source="events" reference="events" />,
})

const Body = ({ exhibitor }: { exhibitor: Exhibitor }) => (
  <div className="show-columns">
    <Card title="Auf einen Blick">
      {exhibitor.logo && (
        <img className={css['exhibitor-logo']} src={exhibitor.logo} alt={`Logo von ${exhibitor.name}`} />
      )}
      <Facts facts={factsOf(exhibitor)} />
    </Card>
    <Card title="Beschreibung">
      <Marked text={exhibitor.description || 'Noch keine Beschreibung.'} />
    </Card>
  </div>
)

export const ExhibitorShow = () => (
  <AreaShow<Exhibitor>
    area="exhibitors"
    label="Alle Aussteller"
    titleOf={({ name }) => name}
    render={exhibitor => <Body exhibitor={exhibitor} />}
  />
)
