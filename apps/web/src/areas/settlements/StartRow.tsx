import type { Event } from '@tafelrunde/contract/events/events'
import { dateRange } from '@tafelrunde/ui/dates.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { showFailure } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import { beginSettlement } from './settlements.api.ts'

/** An event for which nothing is begun yet. */
export const StartRow = ({ event }: { event: Event }) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => beginSettlement(event.id),
    onSuccess: ({ id }) => navigate(paths.settlement(id)),
    onError: showFailure,
  })
  return (
    <Row
      title={event.name}
      lines={[dateRange(event.start, event.end)]}
      action={
        <Button
          kind="outline"
          size="row"
          pending={isPending}
          aria-label={`Abrechnung beginnen: ${event.name}`}
          onClick={() => mutate()}
        >
          Abrechnung beginnen
        </Button>
      }
    />
  )
}
