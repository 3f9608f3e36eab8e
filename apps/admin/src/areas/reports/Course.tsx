import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  daysLeft,
  type EventReports,
  type ReportedEvent,
  registeredAt,
} from '@tafelrunde/contract/admin/reports'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { CourseChart } from './CourseChart.tsx'
import { firstDay, tableDays } from './course.rules.ts'
import { FileButtons } from './FileButtons.tsx'
import css from './reports.module.css'

type Props = { reports: EventReports; chosen: number | undefined; choose: (id: number) => void }

/** Empty for a day that has not come yet. */
const shownAt = (event: ReportedEvent, left: number, now: Date) => {
  const registered = registeredAt(event, left, now)
  return registered === null ? '' : figureText(registered)
}

const CourseTable = ({ at, event, against }: EventReports) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">Tage vorher</th>
        <th scope="col">{event.name}</th>
        {against && <th scope="col">{against.name}</th>}
      </tr>
    </thead>
    <tbody>
      {tableDays(firstDay([event.course, against?.course ?? []])).map(left => (
        <tr key={left}>
          <th scope="row">{left === 0 ? 'Beginn' : figureText(left)}</th>
          <td>{shownAt(event, left, at)}</td>
          {against && <td>{shownAt(against, left, at)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Registrations over time, beside those of an earlier event. */
export const Course = ({ reports, chosen, choose }: Props) => {
  const { at, event, against, choices } = reports
  const left = daysLeft(event.start, at)
  const then = against ? shownAt(against, left, at) : ''
  return (
    <Card title="Anmeldungen im Verlauf">
      <div className={css['head']}>
        <p className={css['sum']}>
          <strong>{figureText(event.registered)}</strong> angemeldet
          {event.capacity !== null && <> von {figureText(event.capacity)}</>}
          {event.waiting > 0 && <>, {figureText(event.waiting)} warten</>}
          {then && ` – ${against?.name} hatte ${left > 0 ? 'zu diesem Zeitpunkt ' : ''}${then}`}
        </p>
        {choices.length > 0 && (
          <TextField
            select
            label="Verglichen mit"
            value={against?.id ?? ''}
            size="small"
            onChange={({ target }) => choose(Number(target.value))}
          >
            {choices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      <CourseChart at={at} event={event} against={against} />
      <p className={css['legend']} aria-hidden="true">
        <span className={css['legend-course']}>{event.name}</span>
        {against && <span className={css['legend-before']}>{against.name}</span>}
        {event.capacity !== null && <span className={css['legend-capacity']}>Plätze</span>}
        <span>Unten: Tage bis zum Beginn</span>
      </p>
      <p className="quiet">Gezählt sind alle, die angemeldet sind; wer sich wieder abgemeldet hat, fehlt.</p>
      <details className={css['details']}>
        <summary>Als Tabelle</summary>
        <CourseTable {...reports} />
      </details>
      <div className={css['deeds']}>
        <FileButtons event={event.id} against={chosen} report="course" name={`Anmeldungen ${event.name}`} />
      </div>
    </Card>
  )
}
