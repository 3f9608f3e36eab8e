import { Link } from 'react-router'
import { paths } from './paths.ts'
import { Page } from './shared/page/Page.tsx'
import { ButtonLink } from './shared/ui/buttons/Button.tsx'
import { EmptyState } from './shared/ui/states/EmptyState.tsx'

export const NotFoundScreen = () => (
  <Page title="Nicht gefunden">
    <EmptyState
      title="Diese Seite gibt es nicht"
      action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
    >
      Vielleicht ist der Link veraltet oder nicht vollständig. Kommen Sie nicht weiter,{' '}
      <Link to={paths.support}>schreiben Sie uns</Link>.
    </EmptyState>
  </Page>
)
