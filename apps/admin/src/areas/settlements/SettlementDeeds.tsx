import TextField from '@mui/material/TextField'
import { approveSettlement, returnSettlement } from '@tafelrunde/contract/admin/money/settlements'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import css from './settlement.module.css'

type Props = { settlement: Settlement }

const Return = ({ settlement: { id } }: Props) => {
  const [remark, setRemark] = useState('')
  return (
    <Deed
      label="Zurückgeben"
      title="Abrechnung zurückgeben"
      text="Die Person bekommt eine Mail mit dem Grund und kann die Abrechnung berichtigen und neu einreichen."
      done="Zurückgegeben. Die Mail ist unterwegs."
      isDangerous
      perform={() => call(returnSettlement, { params: { id }, body: { remark } })}
    >
      <TextField
        label="Grund"
        multiline
        minRows={3}
        fullWidth
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Deed>
  )
}

/** What the office can do with a settlement in its state. */
export const SettlementDeeds = ({ settlement }: Props) => (
  <p className={css['deeds']}>
    {settlement.state === 'submitted' && (
      <Deed
        label="Freigeben"
        title="Abrechnung freigeben"
        text={
          settlement.total_cents > 0
            ? `Sie ist dann ${money(settlement.total_cents)} wert und kommt in die nächste Zahlungsdatei. Die Person bekommt eine Mail.`
            : 'Auszuzahlen ist nichts: Sie ist damit abgeschlossen und kommt in keine Zahlungsdatei. Die Person bekommt eine Mail.'
        }
        done="Freigegeben. Die Mail ist unterwegs."
        perform={() => call(approveSettlement, { params: { id: settlement.id } })}
      />
    )}
    {(settlement.state === 'submitted' || settlement.state === 'approved' || settlement.closed_on) &&
      !settlement.donation.confirmation && <Return settlement={settlement} />}
  </p>
)
