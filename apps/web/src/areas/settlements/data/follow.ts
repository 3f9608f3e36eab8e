import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { confirmed } from '../../../shared/overlays/confirm.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { readSession } from '../../../shared/session/session.ts'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { askToFollow, settlementsQuery } from '../settlements.api.ts'
import { goingElsewhere } from '../settlements.rules.ts'
import { maskedIban } from '../settlements.texts.ts'

const lineOf = ({ event, total_cents, bank }: Settlement) =>
  `„${event.name}“, ${money(total_cents)}: ${maskedIban(bank.iban)}`

/** After another account was saved: which settlements still go to the former one, and whether they are to follow. */
export const offerToFollow = async () => {
  const all = await queryClient.fetchQuery({ ...settlementsQuery, staleTime: 0 })
  const elsewhere = goingElsewhere(all, readSession().account.id)
  if (elsewhere.length === 0) return
  const agreed = await confirmed({
    header: 'Eingereichtes auf das neue Konto?',
    message: `Diese Abrechnungen gehen noch an das Konto, mit dem Sie sie eingereicht haben:\n${elsewhere.map(lineOf).join('\n')}\nDas Büro prüft die Änderung und gibt sie frei.`,
    yes: 'Änderung erbitten',
    no: 'So lassen',
  })
  if (!agreed) return
  await askToFollow(elsewhere).then(
    () => void showToast('Das Büro weiß Bescheid', { icon: 'check' }),
    showFailure,
  )
}
