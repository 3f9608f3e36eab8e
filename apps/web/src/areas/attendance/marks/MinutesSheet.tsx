import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Stepper } from '../../../shared/ui/fields/Stepper.tsx'
import { TitledSheet } from '../../../shared/ui/overlays/TitledSheet.tsx'
import { wholeMinutes } from './minutes.rules.ts'
import { attendedText, howLong, minutesText } from './minutes.texts.ts'
import css from './minutes-sheet.module.css'

type Props = {
  timeslot: LecturerTimeslot
  name: string
  minutes: number | null
  onMinutes: (minutes: number | null) => void
  onClose: () => void
}

/** Any number of minutes that somebody can have been there. */
export const MinutesSheet = ({ timeslot, name, minutes, onMinutes, onClose }: Props) => {
  const whole = wholeMinutes(timeslot)
  const [value, setValue] = useState(minutes ?? whole)
  const chosen = value < whole ? value : null
  return (
    <TitledSheet title="Andere Dauer" onClose={onClose}>
      {close => (
        <div className={css['minutes-sheet']}>
          <p className={css['minutes-sheet__text']}>
            {howLong(name)} Der Termin dauert {minutesText(whole)}.
          </p>
          <Stepper label="Minuten" value={value} min={1} max={whole} onChange={setValue} />
          <Button
            wide
            onClick={() => {
              onMinutes(chosen)
              close()
            }}
          >
            {chosen === null ? 'Ganze Zeit eintragen' : `${attendedText(chosen)} eintragen`}
          </Button>
        </div>
      )}
    </TitledSheet>
  )
}
