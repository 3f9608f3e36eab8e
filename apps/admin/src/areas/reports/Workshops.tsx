import type { EventReports } from '@tafelrunde/contract/admin/reports'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { Card } from '../../shared/pages/Card.tsx'
import { Bar } from './Bar.tsx'
import { FileButtons } from './FileButtons.tsx'
import css from './reports.module.css'

type Workshop = EventReports['workshops'][number]

/** „3 (12 %)“ of those that a door has noted; nobody noted: nothing to say. */
const missedText = ({ attended, absent }: Workshop) =>
  attended + absent === 0
    ? '–'
    : `${figureText(absent)} (${Math.round((100 * absent) / (attended + absent))} %)`

/** A figure with a bar beside it that is smaller than that of the places. */
const Figure = ({ part, of, text }: { part: number; of: number; text: string }) => (
  <td>
    <span className={css['figure']}>
      {of > 0 && <Bar part={part} of={of} isFull={false} />}
      <span>{text}</span>
    </span>
  </td>
)

const Row = ({ workshop, mostWaiting }: { workshop: Workshop; mostWaiting: number }) => {
  const { id, name, timeslots, capacity, taken, waiting, attended, absent } = workshop
  return (
    <tr>
      <th scope="row">
        <LinkBase to={`/workshops/${id}/show`}>{name}</LinkBase>
      </th>
      <td className={css['bar-cell']}>{capacity !== null && <Bar part={taken} of={capacity} />}</td>
      <td>
        {timeslots === 0 && taken === 0 ? 'kein Termin' : figureText(taken)}
        {timeslots > 0 && capacity !== null && ` von ${figureText(capacity)}`}
      </td>
      <Figure part={waiting} of={mostWaiting} text={figureText(waiting)} />
      <Figure part={absent} of={attended + absent} text={missedText(workshop)} />
    </tr>
  )
}

/** How full the workshops are, who waits for them and who did not come. */
export const Workshops = ({ reports: { event, workshops } }: { reports: EventReports }) => (
  <Card title="Auslastung der Workshops">
    {workshops.length === 0 ? (
      <p className="quiet">Diese Veranstaltung hat noch keinen Workshop.</p>
    ) : (
      <>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">Workshop</th>
              <td className={css['bar-cell']} />
              <th scope="col">Vergeben</th>
              <th scope="col">Warten</th>
              <th scope="col">Gefehlt</th>
            </tr>
          </thead>
          <tbody>
            {workshops.map(workshop => (
              <Row
                key={workshop.id}
                workshop={workshop}
                mostWaiting={Math.max(...workshops.map(({ waiting }) => waiting))}
              />
            ))}
          </tbody>
        </table>
        <p className="quiet">
          Über alle Termine eines Workshops, die stattfinden; gefehlt hat, wen die Tür so vermerkt hat, in
          Prozent aller Vermerkten.
        </p>
        <div className={css['deeds']}>
          <FileButtons
            event={event.id}
            against={undefined}
            report="workshops"
            name={`Auslastung ${event.name}`}
          />
        </div>
      </>
    )}
  </Card>
)
