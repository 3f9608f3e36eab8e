import '../../shared/state-chip.css'
import { type Backups, readBackups, startBackup } from '@tafelrunde/contract/admin/backups'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './backups.module.css'
import { placeNames, sizeText } from './backups.texts.ts'

/** How often it is looked whether a backup that was asked for is there. */
const lookMs = 2000

const Places = ({ places }: Pick<Backups, 'places'>) => (
  <ul className="rows">
    {places.map(({ kind, where, latest }) => (
      <li key={kind}>
        <span>
          {placeNames[kind]}
          <span className={`detail ${css.backups__where}`}>{where}</span>
        </span>
        <span className={css.backups__latest}>
          {latest ? `${tableDayAndTime(latest.at)}, ${sizeText(latest.bytes)}` : 'noch keine'}
        </span>
      </li>
    ))}
  </ul>
)

const Attempts = ({ attempts }: Pick<Backups, 'attempts'>) => (
  <ul className="rows rows--state">
    {attempts.map(({ id, at, place, file, bytes, failure }) => (
      <li key={id}>
        <span>
          {tableDayAndTime(at)}, {placeNames[place]}
          <span className={`detail ${css.backups__where}`}>{failure ?? file}</span>
        </span>
        <span className={`state-chip state-chip--${failure === null ? 'current' : 'cancelled'}`}>
          {bytes === null ? 'misslungen' : sizeText(bytes)}
        </span>
      </li>
    ))}
  </ul>
)

/** Has a backup made, and tells when it is there. */
const Now = ({ latest, look }: { latest: number | undefined; look: () => unknown }) => {
  /** Since which attempt one is waited for. */
  const [since, setSince] = useState<{ attempt: number | undefined }>()
  const isRunning = since !== undefined && since.attempt === latest
  useQuery({
    queryKey: ['backup-running'],
    queryFn: async () => look() ?? null,
    enabled: isRunning,
    refetchInterval: lookMs,
    gcTime: 0,
  })
  const { run, isBusy, problem } = useDeed(() => call(startBackup, {}), {
    shows: () => true,
    onSuccess: () => setSince({ attempt: latest }),
  })
  return (
    <>
      <Button
        label={isRunning ? 'Wird gesichert …' : 'Jetzt sichern'}
        disabled={isRunning || isBusy}
        onClick={() => run()}
      />
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

/** Where backups go by themselves, whether they do, and how one of them is brought back. */
export const BackupsList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['backups'],
    queryFn: () => call(readBackups, {}),
    gcTime: 0,
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Sicherungen</PageTitle>} preferenceKey={false} />
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <div className={css.backups}>
          <Card
            title="Letzte Sicherung"
            aside={data.is_on && <Now latest={data.attempts[0]?.id} look={refetch} />}
          >
            <p className="quiet">
              {data.is_on
                ? 'Tafelrunde sichert jeden Tag nach zwei Uhr alles in eine Datei und behält die letzten sieben Tage, vier Wochen und drei Monate.'
                : 'Tafelrunde sichert hier nicht von selbst: Die Datenbank ist eine eigene, und BACKUPS ist nicht eingeschaltet.'}
            </p>
            <Places places={data.places} />
          </Card>
          <Card title="Zurückholen">
            <p className="quiet">
              In eine leere Installation, auf dem Server: <code>npm run admin -- restore DATEI</code>. Danach
              ist jede Zeile geprüft. Wie es im Einzelnen geht, steht im Handbuch „Betrieb“.
            </p>
          </Card>
          {data.attempts.length > 0 && (
            <Card title="Verlauf">
              <Attempts attempts={data.attempts} />
            </Card>
          )}
        </div>
      )}
    </div>
  )
}
