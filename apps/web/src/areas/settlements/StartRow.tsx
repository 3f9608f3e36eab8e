import type { Event } from '@tafelrunde/contract/events'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { showFailure } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { beginSettlement } from './settlements.api.ts'
import './settlements.css'
import { eventDays } from './settlements.texts.ts'

/** An event for which nothing is begun yet. */
export const StartRow = ({ event }: { event: Event }) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => beginSettlement(event.id),
    onSuccess: ({ id }) => navigate(paths.settlement(id)),
    onError: showFailure,
  })
  return (
    <li className="settlement-row">
      <div className="settlement-row__text">
        <h3 className="settlement-row__title">{event.name}</h3>
        <p className="settlement-row__line">{eventDays(event)}</p>
      </div>
      <Button
        kind="outline"
        size="row"
        pending={isPending}
        aria-label={`Abrechnung beginnen: ${event.name}`}
        onClick={() => mutate()}
      >
        Abrechnung beginnen
      </Button>
    </li>
  )
}
