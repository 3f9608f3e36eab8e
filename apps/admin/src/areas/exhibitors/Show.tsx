import { type OfficeExhibitor, removeExhibitorLogo } from '@tafelrunde/contract/admin/people/exhibitors'
import { changeLogo } from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import { LinkBase, ReferenceArrayField, useRefresh } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { LogoForm } from '../../shared/logo/LogoForm.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import { exhibitorHistory, historyOf } from './history.ts'

const factsOf = ({ stand, website, events }: OfficeExhibitor) => ({
  Stand: stand,
  Website: website && <a href={website}>{new URL(website).host}</a>,
  Veranstaltungen: events.length > 0 && <ReferenceArrayField source="events" reference="events" />,
})

const contactOf = ({ contact_name, contact_email, contact_phone, account }: OfficeExhibitor) => ({
  Ansprechperson: contact_name,
  'E-Mail-Adresse': contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>,
  Telefon: contact_phone && <a href={`tel:${contact_phone.replaceAll(/[^+\d]/g, '')}`}>{contact_phone}</a>,
  'Pflegt den Eintrag': account ? (
    <LinkBase to={`/people/${account.id}/show`}>
      {`${account.first_name} ${account.last_name}`.trim() || 'Konto ohne Namen'}
    </LinkBase>
  ) : (
    'nur das Büro'
  ),
})

/** It stands beside the form and not in it, because a file is sent as soon as it is chosen. */
const Logo = ({ exhibitor: { id, name, logo } }: { exhibitor: OfficeExhibitor }) => {
  const refresh = useRefresh()
  const params = { id }
  return (
    <LogoForm
      name={`Logo von ${name}`}
      logo={logo}
      none="Noch kein Logo: Im Ausstellerverzeichnis steht der Name."
      consequence="Im Ausstellerverzeichnis steht danach der Name."
      upload={file => callWithFile(changeLogo, { params, body: { file } })}
      remove={() => call(removeExhibitorLogo, { params })}
      onChanged={refresh}
    />
  )
}

const Body = ({ exhibitor }: { exhibitor: OfficeExhibitor }) => (
  <div className="show-columns">
    <div className="stack">
      <Card
        title="Auf einen Blick"
        aside={<LinkBase to={`/exhibitors/${exhibitor.id}`}>Bearbeiten</LinkBase>}
      >
        <Facts facts={factsOf(exhibitor)} />
      </Card>
      <Card title="Logo">
        <Logo exhibitor={exhibitor} />
      </Card>
      <HistoryCard
        of={['exhibitors', exhibitor.id, exhibitor.version]}
        columns={exhibitorHistory}
        historyOf={() => historyOf(exhibitor.id)}
      />
    </div>
    <div className="stack">
      <Card title="Kontakt">
        <Facts facts={contactOf(exhibitor)} />
      </Card>
      <Card title="Beschreibung">
        <Marked text={exhibitor.description || 'Noch keine Beschreibung.'} />
      </Card>
    </div>
  </div>
)

export const ExhibitorShow = () => (
  <AreaShow<OfficeExhibitor>
    area="exhibitors"
    label="Alle Aussteller"
    titleOf={({ name }) => name}
    render={exhibitor => <Body exhibitor={exhibitor} />}
  />
)
