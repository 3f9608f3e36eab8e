import { idOf } from '@tafelrunde/contract/http/ids'
import '../../shared/state-chip.css'
import {
  changeWebhook,
  deleteWebhook,
  getWebhook,
  type OfficeWebhook,
  renewWebhookSecret,
  testWebhook,
  type WebhookFields,
} from '@tafelrunde/contract/admin/webhooks'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { PartPage } from '../../shared/pages/PartPage.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Secret } from './Secret.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import css from './webhooks.module.css'
import { stateOf } from './webhooks.texts.ts'

type Props = { of: OfficeWebhook; changed: () => Promise<unknown> }

const Pause = ({ of: { id, name, url, kinds, version, state }, changed }: Props) => {
  const isPaused = state !== 'active'
  const label = isPaused ? 'Weiterlaufen lassen' : 'Pausieren'
  return (
    <Deed
      label={label}
      title={isPaused ? `„${name}“ wieder benachrichtigen` : `„${name}“ pausieren`}
      text={
        isPaused
          ? 'Was noch wartet, geht gleich hinaus. Was während der Pause geschehen ist, erfährt das Programm nicht.'
          : 'Das Programm erfährt nicht, was während der Pause geschieht, auch später nicht.'
      }
      perform={async () => {
        await call(changeWebhook, {
          params: { id },
          body: { name, url, kinds, version, is_paused: !isPaused },
        })
        await changed()
      }}
    />
  )
}

const State = ({ of, changed, sent }: Props & { sent: () => void }) => {
  const [secret, setSecret] = useState<string>()
  const navigate = useNavigate()
  const { id, name, failing_since, secret_since, former_secret_until, waiting } = of
  const { text, chip } = stateOf(of)
  if (secret) return <Secret name={name} secret={secret} done={() => setSecret(undefined)} />
  return (
    <Card title="Stand">
      <Facts
        facts={{
          Stand: <span className={`state-chip state-chip--${chip}`}>{text}</span>,
          'Nichts kommt an seit': failing_since && tableDayAndTime(failing_since),
          Wartet: waiting === 0 ? 'nichts' : waiting === 1 ? '1 Nachricht' : `${waiting} Nachrichten`,
          'Signaturschlüssel vom': tableDayAndTime(secret_since),
          'Der bisherige gilt bis': former_secret_until && tableDayAndTime(former_secret_until),
        }}
      />
      <div className={css.webhooks__deeds}>
        {of.state === 'active' && (
          <Deed
            label="Testnachricht senden"
            title="Testnachricht senden"
            verb="Senden"
            text="Das Programm bekommt eine Nachricht der Art webhook.test. Was es antwortet, steht gleich unten."
            done="Die Nachricht ist auf dem Weg."
            perform={async () => {
              await call(testWebhook, { params: { id } })
              sent()
            }}
          />
        )}
        <Pause of={of} changed={changed} />
        <Deed
          label="Neuer Signaturschlüssel"
          title="Neuen Signaturschlüssel erzeugen"
          verb="Erzeugen"
          text="24 Stunden lang unterschreiben der bisherige und der neue, damit Sie ihn im Programm austauschen können."
          perform={async () => {
            setSecret((await call(renewWebhookSecret, { params: { id } })).secret)
            await changed()
          }}
        />
        <Deed
          label="Löschen"
          title={`„${name}“ löschen`}
          text="Das Programm erfährt nichts mehr, auch nicht, was noch wartet. Zurücknehmen lässt sich das nicht."
          done="Das Programm ist gelöscht."
          isDangerous
          perform={async () => {
            await call(deleteWebhook, { params: { id } })
            void navigate('/webhooks')
          }}
        />
      </div>
    </Card>
  )
}

const Body = ({ of, changed }: Props) => {
  const [sent, setSent] = useState(0)
  const notify = useNotify()
  const { id, name, url, kinds, version, state } = of
  const save = async (fields: WebhookFields) => {
    const body = { ...fields, version, is_paused: state !== 'active' }
    await call(changeWebhook, { params: { id }, body })
    notify('Die Änderungen sind gespeichert.')
    await changed()
  }
  return (
    <div className="stack">
      <div className={css.webhooks}>
        <State of={of} changed={changed} sent={() => setSent(sent + 1)} />
        <Card title="Angaben">
          <WebhookForm key={version} usual={{ name, url, kinds }} label="Änderungen speichern" save={save} />
        </Card>
      </div>
      <Deliveries id={id} sent={sent} />
    </div>
  )
}

/** A program that is told when something happens, and what it was told. */
export const WebhookShow = () => {
  const id = idOf(useParams()['id'])
  const query = useQuery({
    queryKey: ['webhooks', id],
    queryFn: () => call(getWebhook, { params: { id } }),
    gcTime: 0,
  })
  return (
    <PartPage
      title={query.data?.name ?? 'Benachrichtigtes Programm'}
      query={query}
      whole={() => ({ path: '/webhooks', name: 'Benachrichtigte Programme' })}
      render={of => <Body of={of} changed={query.refetch} />}
    />
  )
}
