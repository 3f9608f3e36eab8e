import { timeRange } from '@tafelrunde/ui/days.ts'
import { type ComponentProps, createContext, type MouseEvent, memo, use } from 'react'
import { paths } from '../../paths.ts'
import { remembered } from '../../shared/remembered.ts'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { parts } from './parts.ts'
import css from './schedule.module.css'
import { personNames, type Session } from './schedule.rules.ts'
import type { SessionBooking } from './sessionBooking.ts'
import { useNear } from './useNear.ts'

type RowParts = SessionBooking['row'] & Pick<ComponentProps<typeof SessionRow>, 'favourite'>

const nothing = (): never => {
  throw new Error('a row of the timeline is told what it says by what is around it')
}

/** What a row near the screen says and offers: as soon as it has changed, for there are few of these. */
export const WholeRows = createContext<(session: Session) => RowParts>(nothing)
/** What all the others say, for whoever searches the page or has it read out. */
export const BriefRows = createContext<(session: Session) => SessionBooking['row']>(nothing)

type Props = {
  session: Session
  /** It comes among the first ones, which are whole at once. */
  first: boolean
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

type SaysProps = Pick<Props, 'session' | 'follow'> & { whole: boolean }

/** Telling the time is slow, and a row is drawn anew whenever anybody books. */
const metaOf = remembered((session: Session) =>
  parts(timeRange(session.start, session.end), session.location, personNames(session.of).join(', ')),
)

/** What a row says, which stays as it is while filters hide and show the row. */
const Says = memo(({ session, whole, follow }: SaysProps) => {
  return (
    <SessionRow
      title={session.of.name}
      meta={metaOf(session)}
      href={paths.workshop(session.of.id)}
      onFollow={follow}
      brief={!whole}
      {...use(whole ? WholeRows : BriefRows)(session)}
    />
  )
})

/** A row of the timeline: brief as long as it is far from the screen, so that a programme of a thousand stays light. */
export const TimelineRow = memo(({ session, first, follow }: Props) => {
  const [place, near] = useNear<HTMLLIElement>(first)
  return (
    <li ref={place} className={css['schedule-row']} data-first={first || undefined} data-session={session.id}>
      <Says session={session} whole={near} follow={follow} />
    </li>
  )
})
