import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { StateChip } from '../../shared/ui/states/StateChip.tsx'
import { statusOf } from './events.rules.ts'
import { chipOf } from './events.texts.ts'

type Props = { event: Event; own: Subscription | undefined; now: Date; onBoard?: boolean }

/** The state of an event, and „Angemeldet“ once that is known. */
export const EventChip = ({ event, own = { state: 'none' }, now, onBoard = false }: Props) => {
  const { text, tone } = chipOf(statusOf(event, now), own)
  return (
    <StateChip tone={onBoard ? 'board' : tone} small={!onBoard} check={tone === 'primary'}>
      {text}
    </StateChip>
  )
}
