import { daysToPayAgain, remindInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { Deed } from '../deeds/Deed.tsx'
import { sumsOf } from './sums.api.ts'

/** The next reminder of every overdue invoice with these filters for which it is time; says before how many they are. */
export const Remind = ({ query }: { query: Record<string, string> }) => {
  const { data } = useQuery(sumsOf(query))
  const count = data?.to_remind ?? 0
  if (count === 0) return null
  return (
    <Deed
      label={`${counted(count, 'Erinnerung', 'Erinnerungen')} senden`}
      title="An die Zahlung erinnern"
      text={`Für ${counted(count, 'überfällige Rechnung', 'überfällige Rechnungen')} geht der nächste Brief als Mail hinaus: erst die Zahlungserinnerung, dann die 1. und die 2. Mahnung, jeweils als PDF mit der Rechnung und ${daysToPayAgain} Tagen Frist. Er steht danach bei der Bestellung. Wer vor weniger als ${daysToPayAgain} Tagen erinnert wurde, ist nicht dabei.`}
      done={({ reminded }) => `${counted(reminded, 'Erinnerung', 'Erinnerungen')} gesendet.`}
      // Where nobody is left to be reminded, the question goes with its button.
      isTold
      perform={() => call(remindInvoices, { query, body: { count } })}
    />
  )
}
