import { listRetention, previewRetention, type RetentionPreview } from '@tafelrunde/contract/admin/retention'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './retention.module.css'

const number = new Intl.NumberFormat('de')

const goes = ({ in_a_day, in_a_month }: RetentionPreview) =>
  in_a_month === 0
    ? 'In 30 Tagen: nichts'
    : `Bis morgen: ${number.format(in_a_day)}, in 30 Tagen: ${number.format(in_a_month)}`

/** What Tafelrunde keeps for how long, as it is at work now, and how much of it goes next. */
export const RetentionList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: () => call(listRetention, {}),
  })
  // Asked for by a button: it does what the nights to come do, and takes it back.
  const preview = useQuery({
    queryKey: ['retention', 'preview'],
    queryFn: () => call(previewRetention, {}),
    enabled: false,
    gcTime: 0,
  })
  const previewOf = new Map(preview.data?.results.map(one => [one.what, goes(one)]))
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Aufbewahrung</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        So lange hebt Tafelrunde auf, was es speichert. Die Fristen sind die, nach denen es selbst löscht,
        jede Nacht. Die Vorschau sagt, wie viel davon als Nächstes geht, wenn bis dahin nichts geschieht.
      </p>
      {error && <Failed error={error} retry={refetch} />}
      {preview.error && <Failed error={preview.error} retry={preview.refetch} />}
      {data && (
        <Card
          title="Fristen"
          aside={
            <Button label="Vorschau" disabled={preview.isFetching} onClick={() => void preview.refetch()} />
          }
        >
          <table className={css.retention}>
            <thead>
              <tr>
                <th scope="col">Was</th>
                <th scope="col">Wie lange</th>
                <th scope="col">Warum</th>
              </tr>
            </thead>
            <tbody aria-busy={preview.isFetching}>
              {data.results.map(({ what, kept, why }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>
                    {kept}
                    {previewOf.has(what) && <div className="quiet">{previewOf.get(what)}</div>}
                  </td>
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
