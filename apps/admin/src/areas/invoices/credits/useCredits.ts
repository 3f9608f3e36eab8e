import { type CreditBalance, listCredits, makeRefundFile } from '@tafelrunde/contract/admin/money/refunds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../providers/call.ts'
import { isAtField, useDeed } from '../../../shared/deeds/useDeed.ts'
import type { Account } from './Credit.tsx'
import { spacedIban } from './credits.texts.ts'

const query = { queryKey: ['invoices', 'credits'], queryFn: () => call(listCredits, {}) }

/** What was paid too much, what of that is chosen with its account, and the file that pays it back. */
export const useCredits = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(query)
  const [accounts, setAccounts] = useState<ReadonlyMap<number, Account>>(new Map())
  const [execution, setExecution] = useState('')
  const [isAsking, setAsking] = useState(false)
  const credits = data?.credits ?? []
  const chosen = credits.filter(({ order }) => accounts.has(order))
  const make = useDeed(
    () => {
      const refunds = chosen.map(({ order, credit_cents }) => ({
        order,
        cents: credit_cents,
        ...(accounts.get(order) ?? { iban: '', holder: '' }),
      }))
      return call(makeRefundFile, { body: { refunds, ...(execution && { execution }) } })
    },
    {
      done: ({ id }) => `Zahlungsdatei ${id} ist erstellt. Sie laden sie unter „Zahlungsdateien“.`,
      // What is wrong with an account is seen there.
      shows: failure => isAtField(failure),
      onSuccess: () => setAccounts(new Map()),
      onSettled: async () => {
        setAsking(false)
        await queries.invalidateQueries()
      },
    },
  )
  const change = (order: number, account: Account) => setAccounts(new Map([...accounts, [order, account]]))
  const choose = ({ order, company, iban, holder }: CreditBalance, wanted: boolean) => {
    make.clear()
    if (wanted) change(order, { iban: spacedIban(iban), holder: holder || company })
    else setAccounts(new Map([...accounts].filter(([one]) => one !== order)))
  }
  return {
    data,
    error,
    refetch,
    credits,
    chosen,
    accounts,
    choose,
    change,
    execution,
    setExecution,
    isAsking,
    setAsking,
    make,
  }
}
