import { startSettlements } from '@tafelrunde/contract/admin/money/settlements'
import { counted } from '@tafelrunde/ui/figures.ts'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

/** Begins the settlements of all lecturers of an event who have none yet. */
export const StartAll = ({ event }: { event: number }) => (
  <Deed
    label="Abrechnungen beginnen"
    title="Abrechnungen beginnen"
    text="Wer bei dieser Veranstaltung etwas gegeben und noch keine Abrechnung hat, bekommt eine und eine Mail mit der Bitte, sie zu ergänzen."
    done={({ started }) => `${counted(started, 'Abrechnung', 'Abrechnungen')} begonnen.`}
    perform={() => call(startSettlements, { params: { id: event } })}
  />
)
