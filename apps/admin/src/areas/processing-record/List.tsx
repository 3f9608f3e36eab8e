import { getProcessingRecord, type ProcessingRecord } from '@tafelrunde/contract/admin/retention'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './processing-record.module.css'

const fields = [
  ['purpose', 'Zweck'],
  ['basis', 'Rechtsgrundlage'],
  ['persons', 'Betroffene'],
  ['data', 'Daten'],
  ['recipients', 'Empfänger'],
] as const

const Activity = ({ activity }: { activity: ProcessingRecord['activities'][number] }) => (
  <Card title={activity.name}>
    <dl className={css.record}>
      {fields.map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{activity[field]}</dd>
        </div>
      ))}
      <div>
        <dt>Löschung</dt>
        <dd>
          <ul>
            {activity.erasure.map(says => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  </Card>
)

const Around = ({ controller, services, measures }: ProcessingRecord) => (
  <>
    <Card title="Verantwortlich">
      {controller.map(line => (
        <div key={line}>{line}</div>
      ))}
    </Card>
    <Card title="Dienste, die dieser Server benutzt">
      {services.length === 0 && <p>Keine: Alles bleibt auf diesem Server.</p>}
      <dl className={css.record}>
        {services.map(({ name, what }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Card>
    <Card title="Technische und organisatorische Maßnahmen">
      <ul className={css.measures}>
        {measures.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </Card>
  </>
)

/** What a data protection officer asks for first, from what this installation really does. */
export const ProcessingRecordPage = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['processing-record'],
    queryFn: () => call(getProcessingRecord, {}),
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Verzeichnis der Verarbeitungen</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        Das Verzeichnis nach Art. 30 DSGVO, soweit Tafelrunde es kennt: aus seinen Einstellungen und den
        Fristen, nach denen es löscht. Ergänzen Sie, wer bei Ihnen für Datenschutz zuständig ist und mit wem
        Sie Verträge zur Auftragsverarbeitung haben, und prüfen Sie die Rechtsgrundlagen.
      </p>
      {error && !data && <Failed error={error} retry={refetch} />}
      {data && (
        <div className={css.parts}>
          <div>
            <Button label="Drucken" onClick={() => window.print()} />
          </div>
          <Around {...data} />
          {data.activities.map(activity => (
            <Activity key={activity.name} activity={activity} />
          ))}
        </div>
      )}
    </div>
  )
}
