import '../../shared/state-chip.css'
import { checkRegistrations } from '@tafelrunde/contract/admin/check'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'

/** Whether all registrations keep their rules, asked anew with each visit. */
export const CheckList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['check'],
    queryFn: () => call(checkRegistrations, {}),
    gcTime: 0,
  })
  const broken = data?.results.filter(({ problems }) => problems.length > 0).length ?? 0
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Prüfung</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        Tafelrunde sieht alle Anmeldungen durch: ob jeder Platz, jede Warteliste und jeder Zähler stimmt.
      </p>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <p role="status">Wird geprüft …</p>}
      {data && (
        <Card title={broken === 0 ? 'Alles in Ordnung' : `${counted(broken, 'Regel', 'Regeln')} verletzt`}>
          <ul className="rows">
            {data.results.map(({ rule, problems }) => (
              <li key={rule}>
                <span>
                  {rule}
                  {problems.map(problem => (
                    <span key={problem} className="detail">
                      {problem}
                    </span>
                  ))}
                </span>
                <span className={`state-chip state-chip--${problems.length === 0 ? 'current' : 'cancelled'}`}>
                  {problems.length === 0 ? 'stimmt' : `${problems.length} Fälle`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
