import { getLateCharges } from '@tafelrunde/contract/admin/money/late-charges'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../../providers/call.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { PageTitle } from '../../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../../shared/pages/WayBack.tsx'
import { LateChargesForm } from './LateChargesForm.tsx'

/** What reminders demand for the delay of a payment. */
export const LateChargesScreen = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'late-charges'],
    queryFn: () => call(getLateCharges, {}),
  })
  return (
    <div className="page">
      <Title title={<PageTitle>Zinsen und Mahngebühren</PageTitle>} preferenceKey={false} />
      <WayBack to="/invoices">Alle Rechnungen</WayBack>
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <Card title="Was Mahnungen verlangen">
          <LateChargesForm saved={data} />
        </Card>
      )}
    </div>
  )
}
