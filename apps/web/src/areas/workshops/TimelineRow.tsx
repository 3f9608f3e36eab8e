import { timeRange } from '@tafelrunde/ui/days.ts'
import { type ComponentProps, createContext, memo, use } from 'react'
import { paths } from '../../paths.ts'
import { remembered } from '../../shared/queries/remembered.ts'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { parts } from './parts.ts'
import css from './schedule.module.css'
import { personNames, type Session } from './schedule.rules.ts'
import type { SessionBooking } from './sessionBooking.ts'

type RowParts = SessionBooking['row'] & Pick<ComponentProps<typeof SessionRow>, 'favourite'>

const nothing = (): never => {
  throw new Error('a row of the timeline is told what it says by what is around it')
}

/** What a row says and offers. */
export const Rows = createContext<(session: Session) => RowParts>(nothing)

type Props = {
  session: Session
  /** It comes among the first ones, which are whole at once. */
  first: boolean
  /** It does not pass the filters. */
  hidden: boolean
}

/** Telling the time is slow, and a row is drawn anew whenever anybody books. */
const metaOf = remembered((session: Session) =>
  parts(timeRange(session.start, session.end), session.location, personNames(session.of).join(', ')),
)

/** What a row says, which stays as it is while filters hide and show the row. */
const RowContent = memo(({ session }: Pick<Props, 'session'>) => (
  <SessionRow
    title={session.of.name}
    meta={metaOf(session)}
    href={paths.workshop(session.of.id)}
    {...use(Rows)(session)}
  />
))

/** A row of the timeline. */
export const TimelineRow = memo(({ session, first, hidden }: Props) => (
  <li className={css['schedule-row']} data-first={first || undefined} hidden={hidden}>
    <RowContent session={session} />
  </li>
))
