import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  fromTheStart,
  type OfficeAssociation,
  replaceAssociationBank,
} from '@tafelrunde/contract/admin/association'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './association.module.css'

type Row = OfficeAssociation & RaRecord

const fromText = (day: string) =>
  day === fromTheStart ? 'Von Anfang an' : `Ab ${day.split('-').toReversed().join('.')}`

const stateText = (isSmall: boolean) => (isSmall ? 'Kleinunternehmer' : 'kein Kleinunternehmer')

const Change = ({ record }: { record: Row }) => {
  const [isSmall, setSmall] = useState(!record.small_business)
  const [from, setFrom] = useState('')
  return (
    <Deed
      label="Ändern"
      name="Kleinunternehmer ändern"
      title="Kleinunternehmer ändern"
      text="Es zählt der letzte Tag einer Veranstaltung. Was schon bestellt oder berechnet ist, behält seine Steuer."
      done="Festgelegt."
      perform={() =>
        call(replaceAssociationBank, {
          body: { small_business: isSmall, ...(from !== '' && { small_business_from: from }) },
        })
      }
    >
      <TextField
        select
        label="Der Verband ist dann"
        fullWidth
        value={isSmall ? 'yes' : 'no'}
        onChange={({ target }) => setSmall(target.value === 'yes')}
      >
        <MenuItem value="yes">{stateText(true)}</MenuItem>
        <MenuItem value="no">{stateText(false)}</MenuItem>
      </TextField>
      <TextField
        label="Gilt ab"
        type="date"
        fullWidth
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        helperText="Leer: ab heute. Meist ist es der 1. Januar eines Jahres."
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Deed>
  )
}

/** Since when the association is Kleinunternehmer, and since when not: what an event costs goes by its last day. */
export const SmallBusiness = () => {
  const record = useRecordContext<Row>()
  if (!record) return null
  const days = record.small_business_days
  return (
    <Card title="Kleinunternehmer (§ 19 UStG)">
      <p>Heute ist der Verband {stateText(record.small_business)}.</p>
      {days.length > 0 && (
        <ul className={css.association__days}>
          {days.map(({ from, small_business }) => (
            <li key={from}>
              {fromText(from)}: {stateText(small_business)}
            </li>
          ))}
        </ul>
      )}
      <Change key={JSON.stringify(days)} record={record} />
    </Card>
  )
}
