import type { EventReports, ReportKind } from '@tafelrunde/contract/admin/reports'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Bar } from './Bar.tsx'
import { FileButtons } from './FileButtons.tsx'
import css from './reports.module.css'

type Share = { name: string; people: number; before?: number | null }
type Props = {
  reports: EventReports
  report: ReportKind
  title: string
  /** What one of them is called. */
  one: string
  shares: Share[]
  /** The event that was asked to be compared with. */
  chosen?: number | undefined
}

/** How those who are registered divide, beside those of an earlier event where it is known. */
export const Shares = ({ reports: { event, against }, report, title, one, shares, chosen }: Props) => {
  const isCompared = shares.some(({ before }) => typeof before === 'number')
  if (shares.length === 0)
    return (
      <Card title={title}>
        <p className="quiet">Noch ist niemand angemeldet.</p>
      </Card>
    )
  return (
    <Card title={title}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{one}</th>
            <td className={css['bar-cell']} />
            <th scope="col">Angemeldete</th>
            <th scope="col">Anteil</th>
            {isCompared && <th scope="col">{against?.name}</th>}
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, people, before }) => (
            <tr key={name}>
              <th scope="row">{name || 'ohne Angabe'}</th>
              <td className={css['bar-cell']}>
                <Bar part={people} of={event.registered} />
              </td>
              <td>{figureText(people)}</td>
              <td>{figureText(Math.round((100 * people) / Math.max(event.registered, 1)))} %</td>
              {isCompared && <td>{figureText(before ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css['deeds']}>
        <FileButtons event={event.id} against={chosen} report={report} name={`${title} ${event.name}`} />
      </div>
    </Card>
  )
}
