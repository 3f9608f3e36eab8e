import type { EventReports } from '@tafelrunde/contract/admin/reports'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/Card.tsx'
import { Bar } from './Bar.tsx'
import { FileButtons } from './FileButtons.tsx'
import css from './reports.module.css'

/** Of which school types those are who are registered. */
export const Schooltypes = ({ reports: { event, schooltypes } }: { reports: EventReports }) => (
  <Card title="Schularten">
    {schooltypes.length === 0 ? (
      <p className="quiet">Noch ist niemand angemeldet.</p>
    ) : (
      <>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">Schulart</th>
              <td className={css['bar-cell']} />
              <th scope="col">Angemeldete</th>
              <th scope="col">Anteil</th>
            </tr>
          </thead>
          <tbody>
            {schooltypes.map(({ name, people }) => (
              <tr key={name}>
                <th scope="row">{name || 'ohne Angabe'}</th>
                <td className={css['bar-cell']}>
                  <Bar part={people} of={event.registered} />
                </td>
                <td>{figureText(people)}</td>
                <td>{figureText(Math.round((100 * people) / event.registered))} %</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={css['deeds']}>
          <FileButtons
            event={event.id}
            against={undefined}
            report="schooltypes"
            name={`Schularten ${event.name}`}
          />
        </div>
      </>
    )}
  </Card>
)
