import TextField from '@mui/material/TextField'
import { changeSettlementBank, keepSettlementBank } from '@tafelrunde/contract/admin/money/settlements'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { accountText } from './bank.texts.ts'
import css from './settlement.module.css'

type Props = { settlement: Settlement }
type OtherProps = Props & { other: NonNullable<Settlement['other_bank']> }

const Keep = ({ settlement: { id } }: Props) => {
  const [remark, setRemark] = useState('')
  return (
    <Deed
      label="Beim bisherigen bleiben"
      title="Beim bisherigen Konto bleiben"
      text="Die Person bekommt eine Mail mit dem Grund. Überwiesen wird auf das Konto, mit dem eingereicht wurde."
      done="Es bleibt beim bisherigen Konto. Die Mail ist unterwegs."
      perform={() => call(keepSettlementBank, { params: { id }, body: { remark } })}
    >
      <TextField
        label="Grund"
        multiline
        minRows={2}
        fullWidth
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Deed>
  )
}

/** What the office decides when a lecturer asks for another account. */
const Decision = ({ settlement, other: { iban, holder } }: OtherProps) => (
  <p className={css['deeds']}>
    <Deed
      label="Neues Konto übernehmen"
      title="Neues Konto übernehmen"
      text={`Überwiesen wird dann auf ${accountText({ iban, holder })} statt auf ${accountText(settlement.bank)}. Die Person bekommt eine Mail.`}
      done="Das neue Konto gilt. Die Mail ist unterwegs."
      perform={() => call(changeSettlementBank, { params: { id: settlement.id }, body: { iban, holder } })}
    />
    <Keep settlement={settlement} />
  </p>
)

/** Where the money goes, and where the lecturer's data say by now that it should. */
export const BankCard = ({ settlement }: Props) => {
  const { bank, other_bank: other } = settlement
  if (!bank.iban) return null
  return (
    <Card title="Konto">
      <Facts
        facts={{
          [other ? 'Eingereicht mit' : 'Überweisung auf']: accountText(bank),
          'In den Angaben steht': other && accountText(other),
          Gewünscht: other?.wished && `seit ${tableDayAndTime(other.wished)}`,
        }}
      />
      {other?.wished && <Decision settlement={settlement} other={other} />}
      {other && !other.wished && (
        <p className="quiet">
          Die Person hat ihre Bankverbindung nach dem Einreichen geändert, aber nicht darum gebeten, auf das
          neue Konto zu überweisen.
        </p>
      )}
    </Card>
  )
}
