import type { Timeslot } from '@tafelrunde/contract/timeslots'
import { clockTime, timeRange } from '@tafelrunde/ui/days.ts'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { CardGrid } from '../../shared/ui/rows/CardList.tsx'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { BreakLine, TimeHeading } from '../../shared/ui/rows/TimeHeading.tsx'
import css from './schedule.module.css'
import { personNames, type Session, type TimelineEntry } from './schedule.rules.ts'
import { countText } from './schedule.texts.ts'
import type { SessionBooking } from './sessionBooking.ts'

type RowParts = SessionBooking['row'] & Pick<ComponentProps<typeof SessionRow>, 'favourite'>

export const parts = (...all: string[]) => all.filter(part => part !== '')

export const Break = ({ at }: { at: Timeslot }) => (
  <BreakLine
    parts={parts(
      `${timeRange(at.start, at.end)} Uhr`,
      at.caption,
      at.caption.includes(at.location) ? '' : at.location,
    )}
  />
)

const Group = ({ start, children, count }: { start: Date; children: ReactNode; count: number }) => (
  <section className={css['schedule-group']}>
    <TimeHeading time={`${clockTime(start)} Uhr`} count={countText(count)} />
    <CardGrid>{children}</CardGrid>
  </section>
)

type Props = { entries: readonly TimelineEntry[]; rowOf: (session: Session) => RowParts }

export const Timeline = ({ entries, rowOf }: Props) => (
  <>
    {entries.map(entry =>
      entry.kind === 'break' ? (
        <Break key={entry.at.id} at={entry.at} />
      ) : (
        <Group key={`at ${entry.start.getTime()}`} start={entry.start} count={entry.sessions.length}>
          {entry.sessions.map(session => (
            <li key={session.id}>
              <SessionRow
                title={session.of.name}
                meta={parts(
                  timeRange(session.start, session.end),
                  session.location,
                  personNames(session.of).join(', '),
                )}
                href={paths.workshop(session.of.id)}
                {...rowOf(session)}
              />
            </li>
          ))}
        </Group>
      ),
    )}
  </>
)
