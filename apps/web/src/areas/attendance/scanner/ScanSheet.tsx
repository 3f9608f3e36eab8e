import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { DoorSheet } from '../door/DoorSheet.tsx'
import { PassScanner } from './PassScanner.tsx'
import { receive, type Told } from './receive.ts'
import { ScanTold } from './ScanTold.tsx'
import { signal } from './signal.ts'

type Props = { timeslot: LecturerTimeslot; onClose: () => void }

/** Passes at the door, one after the other; who has none is added by hand. */
export const ScanSheet = ({ timeslot, onClose }: Props) => {
  const [told, setTold] = useState<Told>()
  const [isByHand, setByHand] = useState(false)

  const tell = (next: Told | undefined) => {
    setTold(next)
    if (next) signal(next.tone)
  }
  const onPass = async (token: string) => tell(await receive(timeslot, token))

  if (isByHand) return <DoorSheet timeslot={timeslot} onClose={() => setByHand(false)} />
  return (
    <PassScanner onPass={token => void onPass(token)} onClose={onClose}>
      <ScanTold told={told} onTold={tell} />
      <Button kind="tonal" icon="user-add" wide onClick={() => setByHand(true)}>
        Ohne Ausweis eintragen
      </Button>
    </PassScanner>
  )
}
