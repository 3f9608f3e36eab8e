import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { useMutation } from '@tanstack/react-query'
import { confirmed } from '../../shared/overlays/confirm.ts'
import { useSession } from '../../shared/session/session.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { FormFoot } from '../../shared/ui/fields/FormFoot.tsx'
import { gapsId } from './Gaps.tsx'
import { saveSettlement } from './settlements.api.ts'
import { needsDeclaration } from './settlements.rules.ts'
import { othersText } from './settlements.texts.ts'

const showGaps = () => {
  const gaps = document.getElementById(gapsId)
  gaps?.scrollIntoView({ block: 'center' })
  gaps?.focus({ preventScroll: true })
}

type Props = {
  settlement: Settlement
  /** Asks for what others paid. */
  onDeclare: () => void
}

/** The one button; with gaps it leads to them. */
export const SubmitFoot = ({ settlement, onDeclare }: Props) => {
  const { account } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveSettlement(settlement.id, { submit: true }),
    onSuccess: () => void showToast('Abrechnung eingereicht', { icon: 'check' }),
    onError: showFailure,
  })
  const submit = async () => {
    if (settlement.missing.length > 0) return showGaps()
    if (needsDeclaration(settlement, account.id)) return onDeclare()
    const declared = settlement.tax === 'allowance' ? `\n${othersText(settlement)}.` : ''
    const donated =
      settlement.donation.cents > 0
        ? `\nSie verzichten außerdem ohne Bedingung auf ${money(settlement.donation.cents)} und spenden den Betrag.`
        : ''
    const agreed = await confirmed({
      header: 'Abrechnung einreichen',
      message: `${money(settlement.total_cents)} für „${settlement.event.name}“.${donated}${declared}\nDanach können Sie nichts mehr ändern, bis das Büro entschieden hat.`,
      yes: 'Einreichen',
      no: 'Noch nicht',
    })
    return agreed ? mutate() : undefined
  }
  return (
    <FormFoot>
      <Button wide pending={isPending} onClick={() => void submit()}>
        {settlement.state === 'returned' ? 'Erneut einreichen' : 'Abrechnung einreichen'}
      </Button>
    </FormFoot>
  )
}
