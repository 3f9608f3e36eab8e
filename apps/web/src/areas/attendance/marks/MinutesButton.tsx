import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { offerActions } from '../../../shared/overlays/actions.ts'
import css from './attendance-row.module.css'
import { MinutesSheet } from './MinutesSheet.tsx'
import { likelyStays, recorded } from './minutes.rules.ts'
import { attendedText, howLong, stayText } from './minutes.texts.ts'

type Props = {
  timeslot: LecturerTimeslot
  /** Whom it is about. */
  name: string
  /** Null is the whole time. */
  minutes: number | null
  onMinutes: (minutes: number | null) => void
}

/**
 * How long somebody was there, to be changed by a tap: first the likely times, then any. The whole time, as with nearly
 * everybody, is a clock alone, so that a list of many stays short.
 */
export const MinutesButton = ({ timeslot, name, minutes, onMinutes }: Props) => {
  const [asks, setAsks] = useState(false)
  const offer = () => {
    const likely = likelyStays(timeslot, new Date()).map(stay => ({
      text: stayText(stay),
      icon: recorded(stay) === minutes ? ('check' as const) : ('clock' as const),
      onTap: () => onMinutes(recorded(stay)),
    }))
    const other = { text: 'Andere Dauer', icon: 'edit' as const, onTap: () => setAsks(true) }
    return offerActions({ header: howLong(name), actions: [...likely, other] })
  }
  const text = attendedText(minutes)
  return (
    <>
      <button
        type="button"
        className={css['attendance-row__minutes']}
        aria-haspopup="dialog"
        aria-label={`${text}, Dauer von ${name} ändern`}
        onClick={() => void offer()}
      >
        {minutes === null ? <Icon name="clock" size={15} /> : text}
        <Icon name="down" size={13} />
      </button>
      {asks && (
        <MinutesSheet
          timeslot={timeslot}
          name={name}
          minutes={minutes}
          onMinutes={onMinutes}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
