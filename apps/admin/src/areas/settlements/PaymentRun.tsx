import TextField from '@mui/material/TextField'
import { exportPaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { listSettlements } from '@tafelrunde/contract/lecturers/settlements'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** What would be paid now; it changes with each approval, so it is asked for with the list. */
const payableOf = (event: number) => ({
  queryKey: ['settlements', 'payable', event],
  queryFn: async () => {
    const query = { event: String(event), state: 'approved', limit: String(mostRows) }
    const { results } = await call(listSettlements, { query })
    const paid = results.filter(({ total_cents }) => total_cents > 0)
    return { count: paid.length, total_cents: paid.reduce((sum, { total_cents }) => sum + total_cents, 0) }
  },
})

/** One file for the bank of all approved settlements of an event: says how many and how much before. */
export const PaymentRun = ({ event }: { event: number }) => {
  const [execution, setExecution] = useState('')
  const { data: payable } = useQuery(payableOf(event))
  if (!payable || payable.count === 0) return null
  const { count, total_cents } = payable
  return (
    <Deed
      label="Zahlungsdatei erstellen"
      title="Zahlungsdatei erstellen"
      text={`${counted(count, 'Überweisung', 'Überweisungen')} über zusammen ${money(total_cents)}. Die Abrechnungen gelten dann als bezahlt, und jede Person bekommt eine Mail. Die Datei laden Sie danach unter „Zahlungsdateien“ und geben sie Ihrer Bank.`}
      done="Die Zahlungsdatei ist erstellt."
      perform={() => {
        const expected = { count, total_cents }
        const body = { expected, ...(execution && { execution }) }
        return call(exportPaymentFile, { params: { id: event }, body })
      }}
    >
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
