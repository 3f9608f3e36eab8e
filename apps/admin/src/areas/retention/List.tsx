import { listRetention } from '@tafelrunde/contract/admin/retention'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/Card.tsx'
import { Failed } from '../../shared/Failed.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { WayBack } from '../../shared/WayBack.tsx'
import css from './retention.module.css'

/** What Tafelrunde keeps for how long, as it is at work now. */
export const RetentionList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: () => call(listRetention, {}),
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Aufbewahrung</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        So lange hebt Tafelrunde auf, was es speichert. Die Fristen sind die, nach denen es selbst löscht.
      </p>
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <Card title="Fristen">
          <table className={css.retention}>
            <thead>
              <tr>
                <th scope="col">Was</th>
                <th scope="col">Wie lange</th>
                <th scope="col">Warum</th>
              </tr>
            </thead>
            <tbody>
              {data.results.map(({ what, kept, why }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{kept}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  )
}
