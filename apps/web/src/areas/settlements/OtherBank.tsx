import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '../../shared/session/session.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { askToFollow } from './settlements.api.ts'
import css from './settlements.module.css'
import { maskedIban } from './settlements.texts.ts'

/** That it goes to another account than the own data say by now, and the way to change that. */
export const OtherBank = ({ settlement }: { settlement: Settlement }) => {
  const { account } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: () => askToFollow([settlement]),
    onSuccess: () => void showToast('Das Büro weiß Bescheid', { icon: 'check' }),
    onError: showFailure,
  })
  const { bank, other_bank: other, lecturer } = settlement
  if (!other) return null
  return (
    <Section title="Konto">
      <Card>
        <IconLine icon="info" tone={other.wished ? 'plain' : 'warning'}>
          {other.wished
            ? `Eingereicht mit ${maskedIban(bank.iban)}. Das Büro prüft, ob es auf ${maskedIban(other.iban)} überweist.`
            : `Wir überweisen auf ${maskedIban(bank.iban)}. In Ihren Angaben steht inzwischen ${maskedIban(other.iban)}.`}
        </IconLine>
        {!other.wished && lecturer.account === account.id && (
          <p className={css['settlement-action']}>
            <Button kind="tonal" size="row" pending={isPending} onClick={() => mutate()}>
              Auf das neue Konto überweisen
            </Button>
          </p>
        )}
      </Card>
    </Section>
  )
}
