import type { LecturerTimeslot } from '@tafelrunde/contract/lecturer-timeslots'
import { lazy, Suspense } from 'react'

export type Overlay = 'scan' | 'add' | 'message' | 'materials'

const overlays = {
  scan: lazy(async () => ({ default: (await import('./ScanSheet.tsx')).ScanSheet })),
  add: lazy(async () => ({ default: (await import('./DoorSheet.tsx')).DoorSheet })),
  message: lazy(async () => ({ default: (await import('./MessageSheet.tsx')).MessageSheet })),
  materials: lazy(async () => ({ default: (await import('./MaterialsSheet.tsx')).MaterialsSheet })),
}

type Props = { overlay: Overlay; timeslot: LecturerTimeslot; onClose: () => void }

/** What opens over the list, loaded when it is asked for. */
export const DoorOverlay = ({ overlay, timeslot, onClose }: Props) => {
  const Chosen = overlays[overlay]
  return (
    <Suspense fallback={null}>
      <Chosen timeslot={timeslot} onClose={onClose} />
    </Suspense>
  )
}
