import { useListContext, useRedirect } from 'react-admin'
import { Button } from '../../shared/deeds/Button.tsx'
import { listPath } from '../../shared/lists/listPath.ts'

/** Leads to another list, of the event that this one shows. */
export const SameEvent = ({ label, area }: { label: string; area: string }) => {
  const { filterValues } = useListContext()
  const redirect = useRedirect()
  const event = Number(filterValues['event'] ?? 0)
  return <Button label={label} onClick={() => redirect(event ? listPath(area, { event }) : `/${area}`)} />
}
