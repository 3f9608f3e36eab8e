import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { reloadAccount } from '../session/session.ts'
import { ButtonLink } from '../ui/buttons/Button.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

const lecturers = {
  title: 'Dieser Bereich ist für Referentinnen und Referenten',
  missing: 'Halten Sie einen Workshop und ist Ihr Konto noch nicht dafür freigeschaltet,',
}
const exhibitors = {
  title: 'Dieser Bereich ist für Aussteller',
  missing: 'Vertreten Sie einen Aussteller und ist Ihr Konto noch nicht dafür freigeschaltet,',
}

/** What somebody without the role reads at an address that needs it; trying again would not help. */
export const NoAccess = () => {
  const { pathname } = useLocation()
  const { title, missing } = pathname.startsWith(paths.tableOrders) ? exhibitors : lecturers
  // Who had the role when the app was opened loses its menu as well.
  useEffect(() => {
    reloadAccount().catch(() => undefined)
  }, [])
  return (
    <EmptyState title={title} action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}>
      {missing} <Link to={paths.support}>schreiben Sie uns</Link>.
    </EmptyState>
  )
}
