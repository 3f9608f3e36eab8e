import { failureText } from '@tafelrunde/client/failures'
import * as contract from '@tafelrunde/contract/admin/intakes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'

const keyOf = (id: number) => ['intakes', id] as const
/** What a table's writing may have changed is everything. */
const pageSize = 50

export type Filter = contract.IntakeOutcome | 'all'

/** One of the own tables. */
export const useIntake = (id: number) =>
  useQuery({ queryKey: [...keyOf(id), 'table'], queryFn: () => call(contract.getIntake, { params: { id } }) })

/** A page of its rows. */
export const useRows = (id: number, filter: Filter, page: number) =>
  useQuery({
    queryKey: [...keyOf(id), 'rows', filter, page],
    queryFn: () =>
      call(contract.listIntakeRows, {
        params: { id },
        query: {
          limit: String(pageSize),
          offset: String(page * pageSize),
          ...(filter !== 'all' && { outcome: filter }),
        },
      }),
    // The rows that were there stay in sight until the new ones come.
    placeholderData: before => before,
  })

export const pagesOf = (count: number) => Math.max(Math.ceil(count / pageSize), 1)

/** Changes one of the own tables; what is wrong is told, and what is shown is fetched anew. */
export const useIntakeWrites = (id: number) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const show = async (intake: contract.Intake) => {
    queries.setQueryData([...keyOf(id), 'table'], intake)
    await queries.invalidateQueries({ queryKey: [...keyOf(id), 'rows'] })
  }
  const onError = async (failure: unknown) => {
    notify(failureText(failure), { type: 'error' })
    await queries.invalidateQueries({ queryKey: keyOf(id) })
  }
  const params = { id }
  return {
    correct: useMutation({
      mutationFn: (body: { row: number; field: string; text: string }) =>
        callForFile(contract.correctIntake, { params, body }),
      onSuccess: show,
      onError,
    }),
    assign: useMutation({
      mutationFn: (columns: { field: string; column: number }[]) =>
        callForFile(contract.mapIntake, { params, body: { columns } }),
      onSuccess: show,
      onError,
    }),
    split: useMutation({
      mutationFn: (delimiter: contract.IntakeDelimiter) =>
        callForFile(contract.splitIntake, { params, body: { delimiter } }),
      onSuccess: show,
      onError,
    }),
    leaveOut: useMutation({
      mutationFn: (leftOut: boolean) =>
        callForFile(contract.leaveOutHidden, { params, body: { left_out: leftOut } }),
      onSuccess: show,
      onError,
    }),
    apply: useMutation({
      mutationFn: (version: number) => callForFile(contract.applyIntake, { params, body: { version } }),
      onSuccess: async (intake: contract.Intake) => {
        await show(intake)
        notify('Übernommen.')
        // Workshops, people, rooms: whatever was seen before may be out of date.
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'intakes' })
      },
      onError,
    }),
    remove: useMutation({ mutationFn: () => call(contract.deleteIntake, { params }), onError }),
  }
}

export type Writes = ReturnType<typeof useIntakeWrites>
