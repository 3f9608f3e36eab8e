import { getEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { yesAndNo } from '@tafelrunde/contract/events/questions'
import { useQuery } from '@tanstack/react-query'
import { SelectInput, useListContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { notShown } from '../../shared/lists/notShown.ts'

/** Who answered what; only where one event is chosen that asks something. */
export const AnswerFilter = ({ source }: { source: string; alwaysOn: boolean }) => {
  const { filterValues } = useListContext()
  const event = Number(filterValues['event'] ?? 0)
  const { data } = useQuery({
    queryKey: ['questions', 'one', event],
    queryFn: () => call(getEventQuestions, { params: { id: event } }),
    enabled: event > 0,
  })
  const choices = (data?.questions ?? []).flatMap(({ id, kind, text, options }) => [
    ...(kind === 'yes_no' ? yesAndNo : options).map(value => ({
      id: `${id}:${value}`,
      name: `${text}: ${value}`,
    })),
    { id: `${id}:`, name: `${text}: nicht beantwortet` },
  ])
  // Of another event that was chosen before: nobody has it here, and it must be seen to be taken away.
  const chosen: unknown = filterValues[source]
  if (typeof chosen === 'string' && data && !choices.some(({ id }) => id === chosen))
    choices.push({ id: chosen, name: 'Einer anderen Veranstaltung' })
  return (
    <SelectInput source={source} label="Angabe" choices={choices} {...(choices.length === 0 && notShown)} />
  )
}
