import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { AutocompleteInput, useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'

/** Chosen from all workshops at once, because the contract finds none by a part of its name. */
const WorkshopInput = (props: { source: string; alwaysOn?: boolean }) => {
  const { data } = useGetList<Workshop>('workshops', {
    pagination: { page: 1, perPage: mostRows },
    sort: { field: 'name', order: 'ASC' },
  })
  return <AutocompleteInput {...props} label="Workshop" choices={data ?? []} optionText="name" />
}

/** The filter of a list by the workshop that its rows belong to; always in sight. */
export const workshopFilter = <WorkshopInput key="workshop" source="workshop" alwaysOn />
