import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import { clockTime, timeRange } from '@tafelrunde/ui/days.ts'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { CardGrid } from '../../shared/ui/rows/CardList.tsx'
import { BreakLine, TimeHeading } from '../../shared/ui/rows/TimeHeading.tsx'
import { parts } from './parts.ts'
import css from './schedule.module.css'
import type { Session, TimelineEntry } from './schedule.rules.ts'
import { countText } from './schedule.texts.ts'
import { TimelineRow } from './TimelineRow.tsx'

/** As many as are seen at once, on a phone and in two columns. */
const firstRows = 8

/** As many more come in one frame, while the browser has time: few enough that a slow phone answers in between. */
const moreRows = 300

/** Whose rows are there, from the top; in the beginning nobody's. */
const useRowsThere = (sessions: readonly Session[]): ReadonlySet<Session> => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count < sessions.length) startTransition(() => setCount(count + moreRows))
  }, [count, sessions])
  return useMemo(() => new Set(sessions.slice(0, count)), [sessions, count])
}

export const Break = ({ at }: { at: Timeslot }) => (
  <BreakLine
    parts={parts(
      `${timeRange(at.start, at.end)} Uhr`,
      at.caption,
      at.caption.includes(at.location) ? '' : at.location,
    )}
  />
)

type RowsProps = {
  sessions: readonly Session[]
  there: ReadonlySet<Session>
  /** Those that are seen first, which are there from the beginning. */
  first: ReadonlySet<Session>
  /** Those that pass the filters. */
  shown: ReadonlySet<Session>
}

/** The rows of a group; those that do not pass the filters are hidden. */
const Rows = ({ sessions, there, first, shown }: RowsProps) => {
  const row = (session: Session) => (
    <TimelineRow key={session.id} session={session} first={first.has(session)} hidden={!shown.has(session)} />
  )
  const later = there.size === 0 ? sessions.filter(session => !first.has(session)) : []
  return (
    <CardGrid>
      {sessions.filter(session => there.has(session) || first.has(session)).map(row)}
      {later.length > 0 && <noscript>{later.map(row)}</noscript>}
    </CardGrid>
  )
}

type GroupProps = { start: Date; count: number; first: boolean; lacking: boolean; children: ReactNode }

/**
 * Says how many rows it has: it is laid out and painted only when it is near, but takes its room before, and as long as it is
 * lacking some of them. Else all groups would come near one after the other while their rows are on their way.
 */
const Group = ({ start, count, first, lacking, children }: GroupProps) => {
  const data: CSSProperties & { '--rows': number } = { '--rows': count }
  return (
    <section
      className={css['schedule-group']}
      style={data}
      hidden={count === 0}
      data-first={first || undefined}
      data-lacking={lacking || undefined}
    >
      <TimeHeading time={`${clockTime(start)} Uhr`} count={countText(count)} />
      {children}
    </section>
  )
}

type Props = {
  entries: readonly TimelineEntry[]
  /** Those that pass the filters; the others only hide, which is quicker than to make them anew. */
  shown: ReadonlySet<Session>
  /** Whether it says when nothing is on. */
  breaks: boolean
}

const none: ReadonlySet<Session> = new Set()

/**
 * A whole day. The rows that are seen first come at once, all others in slices while the browser has time; in the first view
 * that comes with the page they are for whoever has no JavaScript.
 */
export const Timeline = memo(({ entries, shown, breaks }: Props) => {
  const sessions = useMemo(
    () => entries.flatMap(entry => (entry.kind === 'group' ? entry.sessions : [])),
    [entries],
  )
  const there = useRowsThere(sessions)
  const first = new Set([...shown].slice(0, firstRows))
  const parts = entries.map(entry => {
    if (entry.kind === 'break') return breaks && <Break key={entry.at.id} at={entry.at} />
    const seenFirst = entry.sessions.some(session => first.has(session)) ? first : none
    return (
      <Group
        key={`at ${entry.start.getTime()}`}
        start={entry.start}
        count={entry.sessions.filter(session => shown.has(session)).length}
        first={seenFirst === first}
        lacking={!entry.sessions.every(session => there.has(session) || seenFirst.has(session))}
      >
        <Rows sessions={entry.sessions} there={there} first={seenFirst} shown={shown} />
      </Group>
    )
  })
  return <div className={css.timeline}>{parts}</div>
})
