import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { later } from '../../../shared/code/later.tsx'
import { OnDemand } from '../../../shared/code/OnDemand.tsx'

export type Overlay = 'scan' | 'add' | 'message' | 'materials'

const overlays = {
  scan: later(async () => (await import('../scanner/ScanSheet.tsx')).ScanSheet),
  add: later(async () => (await import('./DoorSheet.tsx')).DoorSheet),
  message: later(async () => (await import('../messages/MessageSheet.tsx')).MessageSheet),
  materials: later(async () => (await import('../materials/MaterialsSheet.tsx')).MaterialsSheet),
}

type Props = { overlay: Overlay; timeslot: LecturerTimeslot; onClose: () => void }

/** What opens over the list, loaded when it is asked for. */
export const DoorOverlay = ({ overlay, timeslot, onClose }: Props) => {
  const Chosen = overlays[overlay]
  return (
    <OnDemand onClose={onClose}>
      <Chosen timeslot={timeslot} onClose={onClose} />
    </OnDemand>
  )
}
