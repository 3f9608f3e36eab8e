import { type Intake, listIntakes } from '@tafelrunde/contract/admin/intakes'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { kindTexts, standText } from './intakes.texts.ts'
import css from './start.module.css'
import { Upload } from './Upload.tsx'

const Item = ({ intake }: { intake: Intake }) => (
  <li>
    <LinkBase to={`/intakes/${intake.id}/show`}>{intake.file_name}</LinkBase>
    <span>
      {kindTexts[intake.kind].label}
      {intake.event && ` · ${intake.event.name}`}
    </span>
    <span className={css.quiet}>
      {standText(intake)} · {tableDayAndTime(intake.created)}
    </span>
  </li>
)

/** Where a table is uploaded, and the own ones that are not done yet. */
export const IntakesList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['intakes', 'own'],
    queryFn: () => call(listIntakes, { query: { limit: '20' } }),
  })
  return (
    <div className="page">
      <Title title={<PageTitle>Excel einlesen</PageTitle>} preferenceKey={false} />
      <div className={css.start}>
        <Upload />
        <Card title="Ihre Tabellen der letzten 24 Stunden">
          {error && <Failed error={error} retry={refetch} />}
          {data?.count === 0 && (
            <p className={css.quiet}>
              Noch keine. Was Sie hochladen, sehen nur Sie, und nach einem Tag ist es gelöscht.
            </p>
          )}
          {data && data.count > 0 && (
            <ul className={css.own}>
              {data.results.map(intake => (
                <Item key={intake.id} intake={intake} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}
