import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  changeDonationTerms,
  type DonationTerms,
  getDonationTerms,
} from '@tafelrunde/contract/admin/donation-terms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'

const notices: Record<DonationTerms['notice'], string> = {
  exemption: 'Freistellungsbescheid oder Anlage zum Körperschaftsteuerbescheid',
  statutes: 'Feststellung nach § 60a AO',
}
const nothing: DonationTerms = {
  tax_office: '',
  tax_number: '',
  notice: 'exemption',
  notice_on: '',
  period: '',
  purposes: '',
}
const fields = [
  { name: 'tax_office', label: 'Finanzamt', help: '„Musterstadt“, ohne „Finanzamt“' },
  { name: 'tax_number', label: 'Steuernummer', help: '' },
  { name: 'notice', label: 'Bescheid', help: '' },
  { name: 'notice_on', label: 'Datum des Bescheids', help: '' },
  { name: 'period', label: 'Letzter Veranlagungszeitraum', help: '„2023“ oder „2021 bis 2023“' },
  {
    name: 'purposes',
    label: 'Begünstigte Zwecke',
    help: 'Wie im Bescheid: „Erziehung und Volksbildung“',
  },
] as const

const dayText = (day: string) => day.split('-').toReversed().join('.')

type Props = { terms: DonationTerms | null; reload: () => void }

const Change = ({ terms, reload }: Props) => {
  const [said, setSaid] = useState(terms ?? nothing)
  return (
    <Deed
      label={terms ? 'Ändern' : 'Erlauben'}
      name={terms ? 'Angaben zu Aufwandsspenden ändern' : 'Aufwandsspenden erlauben'}
      title="Angaben für Zuwendungsbestätigungen"
      text="Wer Workshops gibt, kann dann beim Einreichen auf Honorar oder Auslagen verzichten und den Betrag spenden. Die Angaben stehen auf der Zuwendungsbestätigung. Ein Freistellungsbescheid gilt dafür fünf Jahre, eine Feststellung nach § 60a AO drei."
      done="Gespeichert."
      perform={async () => {
        await call(changeDonationTerms, { body: { terms: said } })
        reload()
      }}
    >
      {fields.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          helperText={help}
          fullWidth
          select={name === 'notice'}
          type={name === 'notice_on' ? 'date' : 'text'}
          value={said[name]}
          onChange={({ target }) => setSaid(before => ({ ...before, [name]: target.value }))}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {name === 'notice' &&
            Object.entries(notices).map(([value, text]) => (
              <MenuItem key={value} value={value}>
                {text}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </Deed>
  )
}

/** Whether lecturers may waive something as a donation, and what their Zuwendungsbestätigung names. */
export const Donations = () => {
  const { data, refetch } = useQuery({
    queryKey: ['association', 'donations'],
    queryFn: () => call(getDonationTerms, {}),
  })
  if (!data) return null
  const { terms, is_valid: isValid } = data
  const reload = () => void refetch()
  return (
    <Card title="Aufwandsspenden (§ 10b EStG)">
      {terms ? (
        <>
          {!isValid && <p>Der Bescheid ist zu alt: Verzichten kann damit niemand mehr (§ 63 Abs. 5 AO).</p>}
          <Facts
            facts={{
              Finanzamt: `${terms.tax_office}, StNr. ${terms.tax_number}`,
              Bescheid: `${notices[terms.notice]} vom ${dayText(terms.notice_on)}`,
              Veranlagungszeitraum: terms.period,
              Zwecke: terms.purposes,
            }}
          />
        </>
      ) : (
        <p>Wer Workshops gibt, kann auf nichts als Spende verzichten.</p>
      )}
      <Change key={JSON.stringify(terms)} terms={terms} reload={reload} />
      {terms && (
        <Deed
          label="Nicht mehr erlauben"
          title="Aufwandsspenden nicht mehr erlauben"
          text="Was schon eingereicht ist, bleibt und wird noch bestätigt."
          done="Gespeichert."
          isDangerous
          perform={async () => {
            await call(changeDonationTerms, { body: { terms: null } })
            reload()
          }}
        />
      )}
    </Card>
  )
}
