import { offerFile } from '@tafelrunde/client/offer-file'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { dateAndTimes } from '@tafelrunde/ui/days.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { SessionRow } from '../../shared/ui/rows/SessionRow.tsx'
import { calendarFile } from './calendarFile.rules.ts'
import type { SessionBooking } from './sessionBooking.ts'
import css from './workshop.module.css'
import type { Termin } from './workshop.rules.ts'

const toCalendar = (workshop: Workshop, slot: Termin, place: string) => {
  const { host, origin } = location
  const entry = {
    uid: `timeslot-${slot.id}@${host}`,
    start: slot.start,
    end: slot.end,
    title: workshop.name,
    location: place,
    url: origin + paths.workshop(workshop.id),
  }
  offerFile('Workshop.ics', calendarFile(entry, new Date()))
}

type Props = {
  workshop: Workshop
  /** Where the event is. */
  place: string
  /** Why nothing can be booked. */
  note: string | undefined
  termine: readonly (SessionBooking & { slot: Termin })[]
}

/** When and where the workshop is held, and the one thing to do about each Termin. */
export const Termine = ({ workshop, place, note, termine }: Props) => (
  <>
    {termine.length === 0 && <p>Die Termine stehen noch nicht fest.</p>}
    <CardList>
      {termine.map(({ slot, state, row }) => {
        const where = [slot.location, place].filter(part => part !== '').join(', ')
        return (
          <li key={slot.id}>
            <SessionRow title={dateAndTimes(slot.start, slot.end)} meta={where ? [where] : []} {...row} />
            {state === 'booked' && (
              <div className={css.workshop__calendar}>
                <Button
                  kind="plain"
                  size="row"
                  icon="calendar-add"
                  onClick={() => toCalendar(workshop, slot, where)}
                >
                  In den Kalender
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </CardList>
    {note && (
      <div className={css.workshop__note}>
        <IconLine icon="info">{note}</IconLine>
      </div>
    )}
  </>
)
