import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useQuery } from '@tanstack/react-query'
import { waitingCount } from './marks/marks.rules.ts'
import { usePending } from './marks/marks.ts'
import { ownMaterialsQuery } from './materials/materials.api.ts'
import { materialsText, placesText, unsentText, waitingText } from './ownWorkshops.texts.ts'

/** What a card says of a Termin, in words; what there is nothing to say of is empty. */
export const useTimeslotFacts = (timeslot: LecturerTimeslot, now: Date) => {
  const { data: materials } = useQuery(ownMaterialsQuery)
  const unsent = waitingCount(usePending(timeslot.id))
  return {
    places: placesText(timeslot, now),
    waiting: waitingText(timeslot),
    materials: materialsText(materials?.filter(({ workshop }) => workshop === timeslot.workshop).length),
    unsent: unsentText(unsent),
  }
}
