import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { DateTile } from '@tafelrunde/ui/DateTile.tsx'
import { dateTile } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { paths } from '../../paths.ts'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../shared/ui/rows/MetaLine.tsx'
import css from './own-workshops.module.css'
import { whenText } from './ownWorkshops.texts.ts'
import { TimeslotRing } from './TimeslotRing.tsx'
import { useTimeslotFacts } from './useTimeslotFacts.ts'

type Props = { timeslot: LecturerTimeslot; now: Date }

const OwnWorkshopCard = ({ timeslot, now }: Props) => {
  const { id, workshop_name, start, end, location } = timeslot
  const { places, waiting, materials, unsent } = useTimeslotFacts(timeslot, now)
  return (
    <CardLink
      href={paths.ownWorkshop(id)}
      lead={<DateTile {...dateTile(start)} tone={end <= now ? 'neutral' : 'green'} />}
      title={workshop_name}
    >
      <MetaLine parts={[whenText(timeslot, now), ...(location ? [location] : [])]} />
      <span className={css['own-timeslot__facts']}>
        <span className={css['own-timeslot__fact']}>
          <TimeslotRing timeslot={timeslot} now={now} size={18} />
          {places}
        </span>
        {waiting && <span className={css['own-timeslot__fact']}>{waiting}</span>}
        <span className={css['own-timeslot__fact']}>
          <Icon name="attachment" size={16} />
          {materials}
        </span>
        {unsent && (
          <span className={`${css['own-timeslot__fact']} ${css['own-timeslot__fact--unsent']}`}>
            <Icon name="retry" size={16} />
            {unsent}
          </span>
        )}
      </span>
    </CardLink>
  )
}

/** Termine that one gives, each with the way to its participants. */
export const OwnWorkshopCards = ({
  timeslots,
  now,
}: {
  timeslots: readonly LecturerTimeslot[]
  now: Date
}) => (
  <CardList>
    {timeslots.map(timeslot => (
      <OwnWorkshopCard key={timeslot.id} timeslot={timeslot} now={now} />
    ))}
  </CardList>
)
