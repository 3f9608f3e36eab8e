import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { DoorSheet } from '../door/DoorSheet.tsx'
import { PassScanner } from './PassScanner.tsx'
import { type Outcome, receive } from './receive.ts'
import { ScanOutcome } from './ScanOutcome.tsx'
import { signal } from './signal.ts'

type Props = { timeslot: LecturerTimeslot; onClose: () => void }

/** Passes at the door, one after the other; who has none is added by hand. */
export const ScanSheet = ({ timeslot, onClose }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isByHand, setByHand] = useState(false)

  const tell = (next: Outcome | undefined) => {
    setOutcome(next)
    if (next) signal(next.tone)
  }
  const onPass = async (token: string) => tell(await receive(timeslot, token))

  if (isByHand) return <DoorSheet timeslot={timeslot} onClose={() => setByHand(false)} />
  return (
    <PassScanner onPass={token => void onPass(token)} onClose={onClose}>
      <ScanOutcome outcome={outcome} onOutcome={tell} />
      <Button kind="tonal" icon="user-add" wide onClick={() => setByHand(true)}>
        Ohne Ausweis eintragen
      </Button>
    </PassScanner>
  )
}
