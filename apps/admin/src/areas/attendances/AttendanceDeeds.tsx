import TextField from '@mui/material/TextField'
import {
  getConfirmationPaper,
  issueConfirmation,
  mailConfirmationAgain,
  type OfficeAttendance,
} from '@tafelrunde/contract/admin/events/attendances'
import { changeParticipant } from '@tafelrunde/contract/events/attendance'
import { correctConfirmation } from '@tafelrunde/contract/events/confirmations'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useState } from 'react'
import { call, callForFile } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import css from './attendance.module.css'

type Props = { attendance: OfficeAttendance }

const nameOf = ({ account, timeslot }: OfficeAttendance) =>
  `${fullName(account) || account.email}, ${timeslot.name}`

/** The whole time, unless minutes are typed. */
const WasThere = ({ attendance }: Props) => {
  const { id } = attendance
  const [minutes, setMinutes] = useState('')
  return (
    <Deed
      label="War da"
      name={`War da: ${nameOf(attendance)}`}
      title={`${nameOf(attendance)}: war da`}
      text="Das geht allem vor, was an der Tür erfasst ist."
      perform={() =>
        call(changeParticipant, {
          params: { id },
          body: { state: 'attended', minutes: minutes === '' ? null : Number(minutes) },
        })
      }
    >
      <TextField
        label="Minuten"
        helperText="Leer: die ganze Zeit"
        type="number"
        fullWidth
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
        slotProps={{ htmlInput: { min: 0 } }}
      />
    </Deed>
  )
}

/** Whether somebody was there: the office has the last word. */
const Presence = ({ attendance }: Props) => {
  const { id, state, status, minutes, confirmation } = attendance
  // What two people say differently the office can decide either way.
  const isOpen = status === 'conflict'
  const stays = confirmation ? ' Die Bestätigung bleibt, bis Sie sie berichtigen.' : ''
  return (
    <>
      {(state !== 'attended' || isOpen || minutes !== null) && <WasThere attendance={attendance} />}
      {(state !== 'absent' || isOpen) && (
        <Deed
          label="Hat gefehlt"
          name={`Hat gefehlt: ${nameOf(attendance)}`}
          title={`${nameOf(attendance)}: hat gefehlt`}
          text={`Das geht allem vor, was an der Tür erfasst ist.${stays}`}
          perform={() => call(changeParticipant, { params: { id }, body: { state: 'absent' } })}
        />
      )}
    </>
  )
}

const Correction = ({ attendance }: Props) => {
  const { id, status } = attendance
  const [reason, setReason] = useState('')
  return (
    <Deed
      label={status === 'stale' ? 'Widerrufen' : 'Berichtigen'}
      name={`Berichtigen: ${nameOf(attendance)}`}
      title={`Bestätigung von ${nameOf(attendance)}`}
      text={
        status === 'stale'
          ? 'Sie gilt dann nicht mehr, auch für Schulen, die sie prüfen. Eine neue gibt es erst, wenn die Angaben wieder dafür reichen.'
          : 'Die jetzige gilt dann nicht mehr. Die neue nennt sie, den Grund und alles, wie es jetzt eingetragen ist.'
      }
      done={status === 'stale' ? 'Widerrufen.' : 'Neu ausgestellt.'}
      isDangerous
      perform={() => call(correctConfirmation, { params: { id }, body: { reason } })}
    >
      <TextField label="Grund" fullWidth value={reason} onChange={({ target }) => setReason(target.value)} />
    </Deed>
  )
}

/** What the office can do with a participation as it stands. */
export const AttendanceDeeds = ({ attendance }: Props) => {
  const { id, status, confirmation, account } = attendance
  return (
    <span className={css['deeds']}>
      {status === 'ready' && (
        <Deed
          label="Ausstellen"
          name={`Ausstellen: ${nameOf(attendance)}`}
          title={`Bestätigung für ${nameOf(attendance)}`}
          text={`Sie geht als Mail an ${account.email}.`}
          done="Ausgestellt und unterwegs."
          perform={() => call(issueConfirmation, { params: { id } })}
        />
      )}
      {confirmation && (
        <>
          <FileButton
            label="PDF"
            name={`Teilnahmebestätigung ${confirmation.number}.pdf`}
            load={() => callForFile(getConfirmationPaper, { params: { id } })}
          />
          <Deed
            label="Mailen"
            name={`Mailen: ${nameOf(attendance)}`}
            title={`Bestätigung ${confirmation.number} mailen`}
            text={`Sie geht noch einmal an ${account.email}.`}
            done="Die Mail ist unterwegs."
            perform={() => call(mailConfirmationAgain, { params: { id } })}
          />
          <Correction attendance={attendance} />
        </>
      )}
      <Presence attendance={attendance} />
    </span>
  )
}
