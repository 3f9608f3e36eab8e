import TextField from '@mui/material/TextField'
import { type PaymentFile, undoPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** Takes a payment run back that the bank has still to execute: says how many transfers and how much before. */
export const UndoRun = ({ file }: { file: PaymentFile }) => {
  const { id, count, total_cents, execution, release } = file
  const follows =
    release && !release.released
      ? 'Die Abrechnungen sind dann wieder freigegeben.'
      : 'Die Abrechnungen sind dann wieder freigegeben, jede Person bekommt eine Mail, dass das Geld später kommt, und die Datei lässt sich nicht mehr laden. Liegt sie schon bei Ihrer Bank, nehmen Sie sie bitte auch dort zurück.'
  const [reason, setReason] = useState('')
  const transfers = counted(count, 'Überweisung', 'Überweisungen')
  return (
    <Deed
      label="Zurücknehmen"
      name={`Zahlungslauf ${id} zurücknehmen`}
      title={`Zahlungslauf ${id} zurücknehmen`}
      text={`${transfers} über zusammen ${money(total_cents)}, vorgesehen am ${longDate(new Date(execution))}. ${follows}`}
      done="Der Zahlungslauf ist zurückgenommen."
      isDangerous
      perform={() => call(undoPaymentFile, { params: { id }, body: { reason } })}
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
