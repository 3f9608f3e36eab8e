import TextField from '@mui/material/TextField'
import { callOffTimeslot } from '@tafelrunde/contract/admin/events/calling-off'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../deeds/Deed.tsx'
import { Consequences } from './Consequences.tsx'
import { Tick } from './Tick.tsx'

type Slot = { id: number; name: string; start: Date; end: Date }

type Props = { timeslot: Slot; done?: () => void }

/** Calls a Termin off: says before whom it concerns, and offers them others. */
export const CallOff = ({ timeslot: { id, name, start, end }, done }: Props) => {
  const [reason, setReason] = useState('')
  const [offered, setOffered] = useState<number[]>([])
  const [feeStays, setFeeStays] = useState(false)
  return (
    <Deed
      label="Absagen"
      name={`Absagen: ${name}`}
      title={`„${name}“ absagen`}
      text={`${timeRange(start, end)} Uhr. Gilt sofort: Programm, Kalender und Anzeige sagen „entfällt“. Bis zum Beginn lässt es sich zurücknehmen.`}
      done="Der Termin ist abgesagt."
      isDangerous
      perform={async () => {
        const body = { reason, alternatives: offered, fee_stays: feeStays }
        await call(callOffTimeslot, { params: { id }, body })
        setOffered([])
        done?.()
      }}
    >
      <TextField
        label="Grund"
        helperText="Steht in den E-Mails."
        multiline
        minRows={2}
        fullWidth
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Consequences id={id} offered={offered} offer={setOffered} />
      <Tick label="Das Honorar gibt es trotzdem" isOn={feeStays} toggle={setFeeStays} />
    </Deed>
  )
}
