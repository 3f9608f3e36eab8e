import '../../shared/state-chip.css'
import Link from '@mui/material/Link'
import { createWebhook, listWebhooks, type Webhook } from '@tafelrunde/contract/admin/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { Secret } from './Secret.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import css from './webhooks.module.css'
import { kindsText, stateOf } from './webhooks.texts.ts'

/** So many are shown: an association has a handful of programs. */
const most = '1000'

const Row = ({ of }: { of: Webhook }) => {
  const { text, chip } = stateOf(of)
  return (
    <li>
      <span>
        <LinkBase to={`/webhooks/${of.id}/show`}>{of.name}</LinkBase>
        <span className={`detail ${css.webhooks__url}`}>{of.url}</span>
        <span className="detail">{kindsText(of.kinds)}</span>
      </span>
      <span className={`state-chip state-chip--${chip}`}>{text}</span>
    </li>
  )
}

/** A form for a program, and then its secret. */
const Make = ({ changed }: { changed: () => Promise<unknown> }) => {
  const [made, setMade] = useState<{ name: string; secret: string }>()
  if (made) return <Secret {...made} done={() => setMade(undefined)} />
  return (
    <Card title="Neues Programm">
      <WebhookForm
        usual={{ name: '', url: '', kinds: [] }}
        label="Programm anlegen"
        save={async body => {
          setMade(await call(createWebhook, { body }))
          await changed()
        }}
      />
    </Card>
  )
}

/** Programs that are told when something happens. */
export const WebhooksList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'page'],
    queryFn: () => call(listWebhooks, { query: { limit: most } }),
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Benachrichtigte Programme</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        Andere Programme des Verbands erfahren hier gleich, wenn etwas geschieht, etwa die Website oder die
        Mitgliederverwaltung. In den Nachrichten stehen Nummern und keine Namen; alles Weitere liest ein
        Programm mit einem{' '}
        <Link underline="always" component={LinkBase} to="/api-keys">
          Schlüssel der Schnittstelle
        </Link>
        . Welche Nachrichten es gibt, steht in der{' '}
        <Link underline="always" href="/api/docs">
          Übersicht für Programme
        </Link>
        .
      </p>
      <div className={css.webhooks}>
        <Make changed={refetch} />
        <Card title="Programme">
          {error && <Failed error={error} retry={refetch} />}
          {data?.results.length === 0 && <p className="quiet">Noch keine.</p>}
          <ul className="rows rows--state">
            {data?.results.map(one => (
              <Row key={one.id} of={one} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
