import type { Event } from '@tafelrunde/contract/events'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { useRegistration } from './useRegistration.ts'

/** Registers for the event, or for its waitlist. */
export const RegisterButton = ({ event, now, label }: { event: Event; now: Date; label: string }) => {
  const { register, pending } = useRegistration(event, now)
  return (
    <Button kind="yellow" wide pending={pending} onClick={() => void register()}>
      {label}
    </Button>
  )
}
