import '../../shared/state-chip.css'
import { type Finding, getDoctor, mailDoctor } from '@tafelrunde/contract/admin/doctor'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'

const chips: Record<Finding['state'], { look: string; says: string }> = {
  good: { look: 'state-chip--current', says: 'gut' },
  warning: { look: '', says: 'Hinweis' },
  bad: { look: 'state-chip--cancelled', says: 'schlecht' },
}

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="rows rows--state">
    {findings.map(({ name, state, says, remedy }) => (
      <li key={name}>
        <span>
          {name}
          <span className="detail">{says}</span>
          {remedy && <span className="detail">{remedy}</span>}
        </span>
        <span className={`state-chip ${chips[state].look}`}>{chips[state].says}</span>
      </li>
    ))}
  </ul>
)

const titleOf = (findings: readonly Finding[]) => {
  const open = findings.filter(({ state }) => state !== 'good').length
  return open === 0 ? 'Alles in Ordnung' : `${counted(open, 'Punkt', 'Punkte')} zu beachten`
}

/** How this installation is and what to do about it, looked at anew with each visit. */
export const DoctorList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['doctor'],
    queryFn: () => call(getDoctor, {}),
    gcTime: 0,
  })
  const mailed = useDeed(() => call(mailDoctor, {}), { shows: () => true })
  const failure = mailed.failure ?? (data ? undefined : error)
  const findings = (mailed.answer ?? data)?.results
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Zustand</PageTitle>} preferenceKey={false} />
      {failure && <Failed error={failure} retry={mailed.failure ? mailed.run : refetch} />}
      {!findings && !failure && <p role="status">Wird geprüft …</p>}
      {findings && (
        <Card
          title={titleOf(findings)}
          aside={
            <Button
              label={mailed.isBusy ? 'Wird geschickt …' : 'Mit Probe-E-Mail prüfen'}
              disabled={mailed.isBusy}
              onClick={() => mailed.run()}
            />
          }
        >
          <Findings findings={findings} />
        </Card>
      )}
    </div>
  )
}
