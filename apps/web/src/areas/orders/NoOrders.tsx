import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'

const texts = {
  closed: {
    title: 'Gerade keine Bestellung möglich',
    text: 'Für diese Veranstaltung werden keine Bestellungen angenommen oder geändert.',
  },
  taken: {
    title: 'Alle Tische sind vergeben',
    text: 'Wird einer wieder frei, können Sie ihn hier bestellen.',
  },
}

/** Why there is no form. */
export const NoOrders = ({ reason }: { reason: keyof typeof texts }) => (
  <EmptyState
    title={texts[reason].title}
    action={<ButtonLink href={paths.tableOrders}>Zu meinen Bestellungen</ButtonLink>}
  >
    {texts[reason].text}
  </EmptyState>
)
