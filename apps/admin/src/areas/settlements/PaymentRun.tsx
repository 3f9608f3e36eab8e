import TextField from '@mui/material/TextField'
import { exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { listSettlements, type Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { accountText } from './bank.texts.ts'

/** What would be paid now; it changes with each approval, so it is asked for with the list. */
const payableOf = (event: number) => ({
  queryKey: ['settlements', 'payable', event],
  queryFn: async () => {
    const query = { event: String(event), state: 'approved', limit: String(mostRows) }
    const { results } = await call(listSettlements, { query })
    const isHeld = ({ returned_transfer }: Settlement) => returned_transfer?.is_doubted === true
    const paid = results.filter(one => !isHeld(one))
    const total_cents = paid.reduce((sum, settlement) => sum + settlement.total_cents, 0)
    const elsewhere = paid.filter(({ other_bank }) => other_bank)
    return { count: paid.length, total_cents, elsewhere, held: results.filter(isHeld) }
  },
})

/** Whose data say another account by now than the one that is paid to. */
const Elsewhere = ({ settlements }: { settlements: Settlement[] }) => (
  <>
    <p>
      Bei {counted(settlements.length, 'Person steht', 'Personen steht')} in den Angaben inzwischen ein
      anderes Konto. Überwiesen wird auf das, mit dem eingereicht wurde:
    </p>
    <ul>
      {settlements.map(({ id, lecturer, bank, other_bank }) => (
        <li key={id}>
          <LinkBase to={`/settlements/${id}/show`}>{fullName(lecturer)}</LinkBase>: auf {accountText(bank)}
          {other_bank && `, nicht auf ${accountText(other_bank)}`}
          {other_bank?.wished && ' (gewünscht, noch nicht entschieden)'}
        </li>
      ))}
    </ul>
  </>
)

/** What came back, and nobody has looked at its account since. */
const Held = ({ settlements }: { settlements: Settlement[] }) => (
  <>
    <p>Nicht dabei, weil die Überweisung zurückkam und das Konto noch nicht geprüft ist:</p>
    <ul>
      {settlements.map(({ id, lecturer, returned_transfer }) => (
        <li key={id}>
          <LinkBase to={`/settlements/${id}/show`}>{fullName(lecturer)}</LinkBase>:{' '}
          {returned_transfer?.reason}
        </li>
      ))}
    </ul>
  </>
)

/** One file for the bank of all approved settlements of an event: says how many and how much before. */
export const PaymentRun = ({ event }: { event: number }) => {
  const [execution, setExecution] = useState('')
  const { data: payable } = useQuery(payableOf(event))
  if (!payable || payable.count === 0) return null
  const { count, total_cents, elsewhere, held } = payable
  return (
    <Deed
      label="Zahlungsdatei erstellen"
      title="Zahlungsdatei erstellen"
      text={`${counted(count, 'Überweisung', 'Überweisungen')} über zusammen ${money(total_cents)}. Die Abrechnungen gelten dann als bezahlt, und jede Person bekommt eine Mail. Die Datei laden Sie danach unter „Zahlungsdateien“ und geben sie Ihrer Bank.`}
      done="Die Zahlungsdatei ist erstellt."
      perform={() => {
        const expected = { count, total_cents, other_banks: elsewhere.length }
        const body = { expected, ...(execution && { execution }) }
        return call(exportPaymentFile, { params: { id: event }, body })
      }}
    >
      {held.length > 0 && <Held settlements={held} />}
      {elsewhere.length > 0 && <Elsewhere settlements={elsewhere} />}
      <TextField
        label="Ausführung am"
        type="date"
        helperText="Leer: am nächsten Bankarbeitstag"
        fullWidth
        value={execution}
        onChange={({ target }) => setExecution(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Deed>
  )
}
