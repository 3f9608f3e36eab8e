import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { filterQueryOf } from '../../providers/listQuery.rules.ts'
import { sumsOf } from '../../shared/invoices/sums.api.ts'
import { Failed } from '../../shared/pages/Failed.tsx'
import css from './invoices.module.css'

type Sum = { count: number; cents: number }

const words = ({ count, cents }: Sum) =>
  `${counted(count, 'offene Rechnung', 'offene Rechnungen')} über ${money(cents)}`

/** What is still to come in of the invoices that the list has with its filters. */
export const Sums = () => {
  const { filterValues, sort } = useListContext()
  const query = filterQueryOf({ filter: filterValues, sort }, [])
  const { data, error, refetch } = useQuery(sumsOf(query))
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return null
  const { open, overdue, credit } = data
  return (
    <p className={css['sums']}>
      {open.count === 0 ? 'Hier ist nichts offen.' : words(open)}
      {overdue.count > 0 && (
        <strong>
          , davon {overdue.count} überfällig über {money(overdue.cents)}
        </strong>
      )}
      {credit.count > 0 && (
        <>
          {open.count === 0 ? ' ' : '; '}
          {counted(credit.count, 'Guthaben', 'Guthaben')} über {money(credit.cents)}
        </>
      )}
    </p>
  )
}
