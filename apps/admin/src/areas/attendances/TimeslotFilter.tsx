import { useEffect } from 'react'
import { AutocompleteInput, useListContext } from 'react-admin'
import { useTimeslots } from './useTimeslots.ts'

/** The filter by a Termin of the event by which the list is filtered; with another event it is another's. */
export const TimeslotFilter = ({ source }: { source: 'timeslot'; alwaysOn?: boolean }) => {
  const { displayedFilters, filterValues, setFilters } = useListContext()
  const event = Number(filterValues['event']) || undefined
  const choices = useTimeslots(event)
  const chosen: unknown = filterValues['timeslot']
  const isForeign =
    chosen !== undefined && (!event || (choices && !choices.some(({ id }) => id === Number(chosen))))
  useEffect(() => {
    if (!isForeign) return
    const { timeslot: _foreign, ...others } = filterValues
    setFilters(others, displayedFilters)
  }, [isForeign, filterValues, displayedFilters, setFilters])
  if (!event || !choices) return null
  return <AutocompleteInput source={source} label="Termin" choices={choices} />
}
