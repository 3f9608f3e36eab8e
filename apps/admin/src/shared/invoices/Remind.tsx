import { failureText } from '@tafelrunde/client/failures'
import { daysToPayAgain, remindInvoices } from '@tafelrunde/contract/admin/money/invoices'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../deeds/Deed.tsx'
import { sumsOf } from './sums.api.ts'

/** The next reminder of every overdue invoice with these filters for which it is time; says before how many they are. */
export const Remind = ({ query }: { query: Record<string, string> }) => {
  const notify = useNotify()
  const { data, refetch } = useQuery(sumsOf(query))
  const count = data?.to_remind ?? 0
  if (count === 0) return null
  return (
    <Deed
      label={`${counted(count, 'Erinnerung', 'Erinnerungen')} senden`}
      title="An die Zahlung erinnern"
      text={`Für ${counted(count, 'überfällige Rechnung', 'überfällige Rechnungen')} geht die nächste Mail hinaus: erst die Zahlungserinnerung, dann die 1. und die 2. Mahnung, jeweils mit der Rechnung im Anhang und ${daysToPayAgain} Tagen Frist. Wer vor weniger als ${daysToPayAgain} Tagen erinnert wurde, ist nicht dabei.`}
      perform={async () => {
        try {
          const { reminded } = await call(remindInvoices, { query, body: { count } })
          notify(`${counted(reminded, 'Erinnerung', 'Erinnerungen')} gesendet.`)
        } catch (failure) {
          // Where nobody is left to be reminded, the question goes with its button.
          notify(failureText(failure), { type: 'error' })
          throw failure
        } finally {
          void refetch()
        }
      }}
    />
  )
}
