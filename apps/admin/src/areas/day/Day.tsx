import { type EventDay, getEventDay } from '@tafelrunde/contract/admin/events/day'
import { longDate, weekdayDate } from '@tafelrunde/ui/dates.ts'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './day.module.css'
import { figuresOf, partsOf } from './day.rules.ts'
import { TimeslotRow } from './TimeslotRow.tsx'

/** It is open all day, and what it says has to be true now. */
const refreshMs = 10_000

const Figures = ({ event, day }: { event: number; day: EventDay }) => {
  const { there, missing, lecturers, lecturersThere, full } = figuresOf(day)
  const unseen = { event, state: 'registered', missing_on: day.day }
  const figures: { figure: number | string; what: string; to?: string }[] = [
    { figure: there, what: `im Haus, von ${day.registered}` },
    { figure: missing, what: 'noch nicht gesehen', to: listPath('registrations', unseen) },
    { figure: `${lecturersThere} von ${lecturers}`, what: 'Referenten gesehen' },
    { figure: full, what: full === 1 ? 'Termin ist voll' : 'Termine sind voll' },
  ]
  return (
    <dl className={css['figures']}>
      {figures.map(({ figure, what, to }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{to ? <LinkBase to={to}>{figure}</LinkBase> : figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A day of the event: what runs now and next, who is there, and what can be done about it. */
export const Day = ({ event }: { event: number }) => {
  const [wanted, setWanted] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['day', event, wanted],
    queryFn: () => call(getEventDay, { params: { id: event }, query: wanted ? { day: wanted } : {} }),
    refetchInterval: refreshMs,
    gcTime: 0,
  })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <p role="status">Wird geladen …</p>
  return (
    <div className="stack">
      <div className={css['head']}>
        <p>
          <strong>{weekdayDate(new Date(data.day))}</strong> · Stand {clockTime(data.at)}&nbsp;Uhr
          {error && ' · Keine Verbindung: Das ist der letzte bekannte Stand.'}
        </p>
        <p className={css['deeds']}>
          {data.days.length > 1 &&
            data.days.map(day => (
              <Button
                key={day}
                label={longDate(new Date(day))}
                variant={day === data.day ? 'contained' : 'text'}
                aria-current={day === data.day ? 'date' : undefined}
                onClick={() => setWanted(day)}
              />
            ))}
          <a href="#durchsage">Durchsage</a>
          <a href={`/entrance/${event}`} target="_blank" rel="noopener">
            Einlass
          </a>
          <LinkBase to={`/events/${event}/emergency`}>Notfallliste</LinkBase>
        </p>
      </div>
      <Figures event={event} day={data} />
      {data.timeslots.length === 0 && <p>An diesem Tag hat die Veranstaltung keine Termine.</p>}
      {partsOf(data).map(({ title, timeslots }) => (
        <Card key={title} title={title}>
          <ul className={css['timeslots']}>
            {timeslots.map(timeslot => (
              <TimeslotRow
                key={timeslot.id}
                timeslot={timeslot}
                isOver={timeslot.end <= data.at}
                done={() => void refetch()}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
