import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { OwnDay } from './OwnDay.tsx'
import { ownDay } from './ownDay.rules.ts'
import { nothingChosenText } from './ownDay.texts.ts'
import { noFilters, onDay, type Session } from './schedule.rules.ts'
import type { ProgrammeProps } from './sessionBooking.ts'

type NothingProps = { day: string; free: number; all: number; onShow: () => void }

const NothingChosen = ({ day, free, all, onShow }: NothingProps) => (
  <EmptyState
    title="Noch kein Platz am Tisch"
    action={<Button onClick={onShow}>{free > 0 ? 'Freie Workshops zeigen' : 'Alle Workshops zeigen'}</Button>}
  >
    {nothingChosenText(day, free, all)}
  </EmptyState>
)

/** The own day, or what there is to choose for it. */
export const Chosen = ({ sessions, breaks, day, onFilter, bookingOf }: ProgrammeProps) => {
  const today = onDay(sessions, day)
  const isFree = (session: Session) => bookingOf(session).state === 'free'
  const places = today
    .filter(session => bookingOf(session).own !== undefined)
    .map(session => ({ session, waits: bookingOf(session).state === 'waiting' }))
  if (places.length > 0 || today.length === 0)
    return <OwnDay entries={ownDay(places, onDay(breaks, day))} rowOf={session => bookingOf(session).row} />
  const free = today.filter(isFree).length
  return (
    <NothingChosen
      day={day}
      free={free}
      all={today.length}
      onShow={() => onFilter({ ...noFilters, free: free > 0 })}
    />
  )
}
