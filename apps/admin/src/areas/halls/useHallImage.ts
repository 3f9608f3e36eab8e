import { getHallPlan, type HallPlan } from '@tafelrunde/contract/admin/money/halls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useRecordContext } from 'react-admin'
import { call } from '../../providers/call.ts'

/** The hall's drawing, read apart from the plan: a plan that came anew would take away what is not saved yet. */
export const useHallImage = () => {
  const id = useRecordContext<HallPlan & RaRecord>()?.event.id
  const { data: image = null, refetch } = useQuery({
    queryKey: ['hallImage', id],
    queryFn: async () => {
      const { hall } = await call(getHallPlan, { params: { id: id ?? 0 } })
      return hall?.image ?? null
    },
    enabled: id !== undefined,
    staleTime: 0,
  })
  const client = useQueryClient()
  const reread = async () => {
    await refetch()
    await client.invalidateQueries({ queryKey: ['history', 'hall', id] })
  }
  return { image, reread }
}
