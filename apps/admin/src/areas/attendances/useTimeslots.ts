import { listLecturerTimeslots } from '@tafelrunde/contract/lecturer-timeslots'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'

const find = async (event: number | undefined) => {
  const query = { event: String(event), limit: String(mostRows) }
  const { results } = await call(listLecturerTimeslots, { query })
  return results
    .filter(({ workshop }) => workshop !== null)
    .map(({ id, start, end, workshop_name }) => ({
      id,
      workshop: workshop_name,
      name: `${workshop_name} · ${tableDay(start)}, ${timeRange(start, end)}`,
    }))
}

/** The Termine of an event in which people have places, by start; nothing while they are loaded. */
export const useTimeslots = (event: number | undefined) => {
  const { data } = useQuery({
    queryKey: ['attendances', 'timeslots', event],
    queryFn: () => find(event),
    enabled: event !== undefined,
  })
  return data
}
