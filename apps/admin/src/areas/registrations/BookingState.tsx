import '../../shared/state-chip.css'
import type { BookedPlace } from '@tafelrunde/contract/admin/events/registrations'
import { stateWord } from '../../shared/states.texts.ts'

type Booked = Pick<BookedPlace, 'state' | 'position' | 'is_extra'> & { clash?: string | null }

const chips: Partial<Record<BookedPlace['state'], string>> = {
  registered: 'open',
  attended: 'current',
  cancelled: 'draft',
}

/** „angemeldet“, „Warteliste, Platz 2“, and what is unusual about it. */
export const BookingState = ({ booking: { state, position, is_extra, clash } }: { booking: Booked }) => (
  <>
    <span className={`state-chip state-chip--${chips[state] ?? state}`}>
      {state === 'waitlisted' ? `Warteliste, Platz ${position}` : stateWord(state)}
    </span>
    {is_extra && <span className="detail">über die Plätze hinaus</span>}
    {clash && <span className="detail">wird übergangen wegen „{clash}“</span>}
  </>
)
