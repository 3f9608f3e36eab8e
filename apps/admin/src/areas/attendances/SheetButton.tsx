import { getSignInSheet } from '@tafelrunde/contract/lecturer-timeslots'
import { callForFile } from '../../providers/call.ts'
import { FileButton } from '../../shared/FileButton.tsx'
import { useTimeslots } from './useTimeslots.ts'

/** The sheet of a Termin to be signed, or to be compared with what was signed. */
export const SheetButton = ({ event, timeslot }: { event: number; timeslot: number }) => {
  const one = useTimeslots(event)?.find(({ id }) => id === timeslot)
  if (!one) return null
  return (
    <FileButton
      label="Anwesenheitsliste"
      name={`Anwesenheitsliste ${one.workshop}.pdf`}
      load={() => callForFile(getSignInSheet, { params: { id: timeslot } })}
    />
  )
}
