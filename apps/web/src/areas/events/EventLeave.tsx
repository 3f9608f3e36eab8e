import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import css from './event.module.css'
import { mayLeave } from './events.rules.ts'
import { useRegistration } from './useRegistration.ts'

type Props = { event: Event; own: Subscription | undefined; now: Date }

/** Leaves the event or its waitlist; says why that is not possible any more. */
export const EventLeave = ({ event, own, now }: Props) => {
  const { leave, pending } = useRegistration(event, now)
  if (own === undefined || own.state === 'none' || event.state === 'cancelled') return null
  if (!mayLeave(event, own, now))
    return (
      <p className={css['event-leave']}>
        {now < event.start ? (
          <>
            Die Frist zum Abmelden ist abgelaufen. Bitte{' '}
            <Link to={paths.support}>schreiben Sie der Geschäftsstelle</Link>.
          </>
        ) : (
          'Die Veranstaltung hat begonnen, abmelden können Sie sich nicht mehr.'
        )}
      </p>
    )
  return (
    <p className={css['event-leave']}>
      <Button kind="plain" size="row" pending={pending} onClick={() => void leave(own)}>
        {own.state === 'waitlisted' ? 'Warteliste verlassen' : 'Von der Veranstaltung abmelden'}
      </Button>
    </p>
  )
}
