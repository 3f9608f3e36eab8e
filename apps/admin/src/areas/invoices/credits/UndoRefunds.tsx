import TextField from '@mui/material/TextField'
import { type RefundFile, undoRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { transfersText } from './credits.texts.ts'

/** Takes a file of refunds back that the bank has still to execute: says how many transfers and how much before. */
export const UndoRefunds = ({ file }: { file: RefundFile }) => {
  const { id, count, total_cents, execution, release } = file
  const follows =
    release && !release.released
      ? 'Die Guthaben stehen dann wieder da.'
      : 'Die Guthaben stehen dann wieder da, jeder Aussteller bekommt eine Mail, dass das Geld später kommt, und die Datei lässt sich nicht mehr laden. Liegt sie schon bei Ihrer Bank, nehmen Sie sie bitte auch dort zurück.'
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <Deed
      label="Zurücknehmen"
      name={`Zahlungsdatei ${id} zurücknehmen`}
      title={`Zahlungsdatei ${id} zurücknehmen`}
      text={`${transfersText(count, total_cents)}, vorgesehen am ${longDate(new Date(execution))}. ${follows}`}
      done="Die Erstattungen sind zurückgenommen."
      isDangerous
      perform={async () => {
        await call(undoRefundFile, { params: { id }, body: { reason } })
        await queries.invalidateQueries()
      }}
    >
      <TextField
        label="Grund"
        helperText="Steht im Protokoll, nicht in der Mail."
        multiline
        minRows={2}
        fullWidth
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Deed>
  )
}
