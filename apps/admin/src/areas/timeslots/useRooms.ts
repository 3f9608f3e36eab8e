import { listRooms } from '@tafelrunde/contract/admin/events/rooms'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'

const findRooms = async () => (await call(listRooms, { query: { limit: String(mostRows) } })).results

/** All rooms of the association; none while they are loaded. */
export const useRooms = () => {
  const { data = [] } = useQuery({ queryKey: ['rooms', 'all'], queryFn: findRooms })
  return data
}
