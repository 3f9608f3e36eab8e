import { getCalendarAddress, renewCalendarAddress } from '@tafelrunde/contract/events/calendar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'

/** The secret address of the own calendar. */
export const calendarQuery = queryOptions({
  queryKey: [personal, 'calendar'],
  queryFn: async () => (await call(getCalendarAddress, {})).url,
})

export const renewCalendar = async () => {
  const { url } = await call(renewCalendarAddress, {})
  queryClient.setQueryData(calendarQuery.queryKey, url)
}

/** The scheme by which programs know that a calendar is to be subscribed to, not read once. */
export const subscription = (url: string) => url.replace(/^https?:/, 'webcal:')
