import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { timeRange } from '@tafelrunde/ui/days.ts'
import { useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'

const freeText = ({ capacity, participants_count }: Timeslot) => {
  if (capacity === null) return 'ohne Grenze'
  const free = Math.max(capacity - participants_count, 0)
  return free === 0 ? 'voll' : `${free} frei`
}

/** The Termine of an event that can be booked, by time: „Fr., 12. März, 10:00–11:30 Uhr · Leseförderung · 3 frei“. */
export const useTimeslotChoices = (event: number | undefined) => {
  const ofEvent = {
    pagination: { page: 1, perPage: mostRows },
    filter: { event },
  }
  const isAsked = { enabled: event !== undefined }
  const byStart = { ...ofEvent, sort: { field: 'start', order: 'ASC' as const } }
  const { data: timeslots = [] } = useGetList<Timeslot>('timeslots', byStart, isAsked)
  const { data: workshops } = useGetList<Workshop>('workshops', ofEvent, isAsked)
  // A field keeps the words that it has first shown.
  if (!workshops) return []
  const names = new Map(workshops.map(({ id, name }) => [id, name]))
  return timeslots.flatMap(timeslot => {
    const { id, workshop, caption, start, end } = timeslot
    if (workshop === null) return []
    const what = names.get(workshop) ?? caption
    return [{ id, name: `${tableDay(start)}, ${timeRange(start, end)} · ${what} · ${freeText(timeslot)}` }]
  })
}
