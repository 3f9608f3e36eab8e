import type { Allotment } from '@tafelrunde/contract/admin/events/allotments'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { SelectInput, useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { mostRows } from '../../providers/listQuery.rules.ts'

/** What is held for groups of an event: „Gymnasium am Stadtpark, bis Mo., 1. März“. */
export const useAllotmentChoices = (event: number | undefined) => {
  const held = { pagination: { page: 1, perPage: mostRows }, filter: { event, state: 'held' } }
  const { data = [] } = useGetList<Allotment>('allotments', held, { enabled: event !== undefined })
  return data.map(allotment => ({
    ...allotment,
    choice: `${allotment.name}, bis ${tableDay(new Date(allotment.until))}`,
  }))
}

/** Whose held places are used; not there where nobody's are held. */
export const AllotmentInput = () => {
  const event: unknown = useWatch({ name: 'event' })
  const choices = useAllotmentChoices(typeof event === 'number' ? event : undefined)
  if (choices.length === 0) return null
  return (
    <SelectInput
      source="allotment"
      label="Aus dem Kontingent"
      choices={choices}
      optionText="choice"
      helperText="Leer: nur freie Plätze"
    />
  )
}
