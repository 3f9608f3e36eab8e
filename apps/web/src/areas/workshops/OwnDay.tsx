import { timeRange } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { paths } from '../../paths.ts'
import { MetaLine } from '../../shared/ui/rows/MetaLine.tsx'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { TimeHeading } from '../../shared/ui/rows/TimeHeading.tsx'
import type { DayEntry } from './ownDay.rules.ts'
import { freeTimeText } from './ownDay.texts.ts'
import { parts } from './parts.ts'
import css from './schedule.module.css'
import { personNames, type Session } from './schedule.rules.ts'
import type { SessionBooking } from './sessionBooking.ts'
import { Break } from './Timeline.tsx'

type RowOf = (session: Session) => SessionBooking['row']

const Way = ({ freeMinutes, room }: Extract<DayEntry, { kind: 'way' }>) => (
  <div className={css['own-day__way']}>
    <Icon name={room === undefined ? 'clock' : 'pin'} size={18} />
    <MetaLine
      parts={parts(
        freeMinutes > 0 ? freeTimeText(freeMinutes) : '',
        room === undefined ? '' : `weiter nach ${room}`,
      )}
    />
  </div>
)

const Place = ({ session, rowOf }: { session: Session; rowOf: RowOf }) => (
  <>
    <TimeHeading time={`${timeRange(session.start, session.end)} Uhr`} count={session.location} />
    <SessionRow
      title={session.of.name}
      meta={personNames(session.of)}
      href={paths.workshop(session.of.id)}
      {...rowOf(session)}
    />
  </>
)

/** One's own day in the order in which it is walked. */
export const OwnDay = ({ entries, rowOf }: { entries: readonly DayEntry[]; rowOf: RowOf }) => (
  <div className={css['own-day']}>
    {entries.map(entry => {
      if (entry.kind === 'break') return <Break key={entry.at.id} at={entry.at} />
      if (entry.kind === 'way') return <Way key={`to ${entry.before}`} {...entry} />
      return <Place key={entry.session.id} session={entry.session} rowOf={rowOf} />
    })}
  </div>
)
