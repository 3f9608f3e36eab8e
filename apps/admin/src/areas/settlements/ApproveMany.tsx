import { approveSettlements } from '@tafelrunde/contract/admin/many'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useListContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { ManyDialog } from '../../shared/lists/ManyDialog.tsx'

/** Approves the chosen settlements at once: says before how many and how much. */
export const ApproveMany = () => {
  const { data = [], selectedIds } = useListContext<Settlement>()
  const chosen = data.filter(({ id, state }) => selectedIds.includes(id) && state === 'submitted')
  const sum = chosen.reduce((total, { total_cents }) => total + total_cents, 0)
  return (
    <ManyDialog
      label="Freigeben"
      doneText={count => `${counted(count, 'Abrechnung wird', 'Abrechnungen werden')} freigegeben.`}
      perform={body => call(approveSettlements, { body })}
    >
      <p>
        Eingereichte auf dieser Seite, die Sie gewählt haben: zusammen {money(sum)}. Sie kommen in die nächste
        Zahlungsdatei, außer wo nichts auszuzahlen ist, und jede Person bekommt eine Mail. Belege sehen Sie
        auf der Seite jeder Abrechnung.
      </p>
    </ManyDialog>
  )
}
