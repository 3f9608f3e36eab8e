import { mailConfirmation } from '@tafelrunde/contract/events/confirmations'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/queries/api.ts'
import { readSession } from '../../shared/session/session.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'

type Props = { participationId: number; describedBy?: string }

/** Sends the confirmation to the address of the account, and tells which that is. */
export const MailButton = ({ participationId, describedBy }: Props) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mailConfirmation, { params: { id: participationId } }),
    onSuccess: () =>
      void showToast(`Die Bestätigung ist unterwegs an ${readSession().account.email}.`, {
        icon: 'mail',
        duration: 4000,
      }),
    onError: failure => void showFailure(failure),
  })
  return (
    <Button
      kind="tonal"
      size="row"
      icon="mail"
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => mutate()}
    >
      Per E-Mail senden
    </Button>
  )
}
