import type { EventReports } from '@tafelrunde/contract/admin/reports'
import { LinkBase } from 'react-admin'
import { Card } from '../../shared/pages/Card.tsx'
import { Shares } from './Shares.tsx'

type Props = { reports: EventReports; chosen: number | undefined }

/** From which regions people come, where the event asks them. */
export const Regions = ({ reports, chosen }: Props) => {
  const { event, regions } = reports
  if (!regions)
    return (
      <Card title="Regionen">
        <p className="quiet">
          Diese Veranstaltung fragt nicht nach der Region.{' '}
          <LinkBase to={`/questions/${event.id}`}>Fragen zur Anmeldung</LinkBase>
        </p>
      </Card>
    )
  return (
    <Shares
      reports={reports}
      report="regions"
      title="Regionen"
      one="Region"
      shares={regions}
      chosen={chosen}
    />
  )
}
