import { getDatev } from '@tafelrunde/contract/admin/money/datev'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../../providers/call.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { PageTitle } from '../../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../../shared/pages/WayBack.tsx'
import { CostCentres } from './CostCentres.tsx'
import { Earlier } from './Earlier.tsx'
import { Export } from './Export.tsx'
import { Settings } from './Settings.tsx'

const settingsQuery = { queryKey: ['invoices', 'datev'], queryFn: () => call(getDatev, {}) }

/** The invoices and payments of a period as a file for the tax adviser's DATEV, and what it has to name. */
export const DatevScreen = () => {
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <div className="page">
      <Title title={<PageTitle>DATEV-Export</PageTitle>} preferenceKey={false} />
      <WayBack to="/invoices">Alle Rechnungen</WayBack>
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <div className="show-columns">
          <div className="stack">
            <Card title="Zeitraum">
              <Export settings={data} />
            </Card>
            <Card title="Frühere Exporte">
              <Earlier />
            </Card>
            <Card title="Kostenstellen">
              <CostCentres />
            </Card>
          </div>
          <div className="stack">
            <Card title="Angaben der Steuerberatung">
              <Settings saved={data} />
            </Card>
          </div>
        </div>
      )}
    </div>
  )
}
