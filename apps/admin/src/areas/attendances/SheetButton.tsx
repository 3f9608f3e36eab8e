import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { getSignInSheet } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useGetOne } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'

/** The sheet of a Termin to be signed, or to be compared with what was signed. */
export const SheetButton = ({ timeslot: id }: { timeslot: number }) => {
  const { data: timeslot } = useGetOne<Timeslot>('timeslots', { id })
  const of = timeslot?.workshop ?? undefined
  const { data: workshop } = useGetOne<Workshop>('workshops', { id: of ?? 0 }, { enabled: of !== undefined })
  if (!workshop) return null
  return (
    <FileButton
      label="Anwesenheitsliste"
      name={`Anwesenheitsliste ${workshop.name}.pdf`}
      load={() => callForFile(getSignInSheet, { params: { id } })}
    />
  )
}
