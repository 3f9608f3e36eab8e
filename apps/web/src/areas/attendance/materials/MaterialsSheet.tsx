import type { Material } from '@tafelrunde/contract/events/materials'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { MaterialForm } from './MaterialForm.tsx'
import { MaterialList } from './MaterialList.tsx'

type Props = { timeslot: LecturerTimeslot; onClose: () => void }

/** What participants of the workshop get: the list, or one of them to add or change. */
export const MaterialsSheet = ({ timeslot, onClose }: Props) => {
  const [chosen, choose] = useState<Material | 'new'>()
  return (
    <FormSheet title="Materialien" onClose={onClose}>
      {() =>
        chosen ? (
          <MaterialForm
            timeslot={timeslot}
            {...(chosen !== 'new' && { material: chosen })}
            onDone={() => choose(undefined)}
          />
        ) : (
          <MaterialList workshop={timeslot.workshop} onChoose={choose} />
        )
      }
    </FormSheet>
  )
}
