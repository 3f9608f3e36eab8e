import '../../shared/state-chip.css'
import Link from '@mui/material/Link'
import { type ApiKey, listApiKeys, revokeApiKey } from '@tafelrunde/contract/admin/api-keys'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { Title, useGetIdentity } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import css from './api-keys.module.css'
import { scopesText, stateTexts } from './keys.texts.ts'
import { MakeKey } from './MakeKey.tsx'

/** So many are shown: somebody has twenty that are good at most, and the office is not large. */
const most = 1000

type RowProps = { of: ApiKey; withOwner: boolean; changed: () => Promise<unknown> }

const Row = ({ of, withOwner, changed }: RowProps) => {
  const { id, name, owner, prefix, scopes, expires, last_used, last_network, state } = of
  const isOver = state === 'expired' || state === 'revoked'
  return (
    <li>
      <span>
        {name} <code>{prefix}…</code>
        {withOwner && <span className="detail">{owner.name}</span>}
        <span className="detail">{scopesText(scopes)}</span>
        <span className="detail">
          {isOver ? '' : `bis ${longDate(expires)}, `}
          {last_used ? `zuletzt benutzt ${tableDayAndTime(last_used)}` : 'noch nie benutzt'}
          {last_network && ` aus dem Netz ${last_network}`}
        </span>
      </span>
      <span className={css.keys__end}>
        <span className={`state-chip state-chip--${state === 'active' ? 'current' : 'draft'}`}>
          {stateTexts[state]}
        </span>
        {!isOver && (
          <Deed
            label="Widerrufen"
            name={`${name} widerrufen`}
            title={`Schlüssel „${name}“ widerrufen`}
            verb="Widerrufen"
            text="Was ihn benutzt, kommt sofort nicht mehr an die Daten. Zurücknehmen lässt sich das nicht."
            done="Der Schlüssel gilt nicht mehr."
            isDangerous
            perform={async () => {
              await call(revokeApiKey, { params: { id } })
              await changed()
            }}
          />
        )}
      </span>
    </li>
  )
}

/** By which programs ask in one's name; superusers see those of all. */
export const ApiKeysList = () => {
  const { identity } = useGetIdentity()
  const { data, error, refetch } = useQuery({
    queryKey: ['api-keys', 'page'],
    queryFn: () => call(listApiKeys, { query: { limit: String(most) } }),
  })
  const isOfAll = identity?.['isSuperuser'] === true
  return (
    <div className="show-page">
      <Title title={<PageTitle>Schnittstelle</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        Mit einem Schlüssel liest oder ändert ein anderes Programm in Ihrem Namen, was Sie ihm erlauben, etwa
        die Website des Verbands. Was die Schnittstelle kann, steht in der{' '}
        <Link underline="always" href="/api/docs">
          Übersicht für Programme
        </Link>
        .
      </p>
      <div className={css.keys}>
        <MakeKey changed={refetch} />
        <Card title={isOfAll ? 'Alle Schlüssel' : 'Ihre Schlüssel'}>
          {error && <Failed error={error} retry={refetch} />}
          {data?.results.length === 0 && <p className="quiet">Noch keine.</p>}
          <ul className="rows rows--state">
            {data?.results.map(key => (
              <Row key={key.id} of={key} withOwner={isOfAll} changed={refetch} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
