import './sidebar.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { Logo } from '@tafelrunde/ui/Logo.tsx'
import { LinkBase, useGetIdentity, useLocation } from 'react-admin'
import { areas } from './areas.ts'
import { Logout } from './Logout.tsx'
import { Search } from './Search.tsx'
import { todoKinds, useTodo } from './shared/todo.ts'

type EntryProps = { to: string; label: string; icon: IconName; waiting?: number }

const Entry = ({ to, label, icon, waiting = 0 }: EntryProps) => {
  const { pathname } = useLocation()
  const current = to === '/' ? pathname === '/' : pathname.startsWith(to)
  return (
    <li>
      <LinkBase className="sidebar__entry" to={to} aria-current={current ? 'page' : undefined}>
        <Icon name={icon} size={22} />
        {label}
        {waiting > 0 && (
          <span className="sidebar__waiting" aria-hidden="true">
            {waiting}
          </span>
        )}
      </LinkBase>
    </li>
  )
}

/** The board at the side: the areas, and who is logged in. */
export const Sidebar = () => {
  const { identity } = useGetIdentity()
  const { data: todo } = useTodo()
  const waitingIn = (area: string) =>
    todo?.items.reduce((sum, { kind, count }) => (todoKinds[kind].area === area ? sum + count : sum), 0)
  return (
    <div className="sidebar">
      <div className="sidebar__brand">
        <Logo />
        <span>Verwaltung</span>
      </div>
      <Search />
      <nav aria-label="Bereiche">
        <ul>
          <Entry to="/" label="Heute" icon="home" />
          {areas
            .filter(({ superuser, within }) => !within && (!superuser || identity?.isSuperuser))
            .map(({ name, path = `/${name}`, label, icon }) => (
              <Entry key={name} to={path} label={label} icon={icon} waiting={waitingIn(name) ?? 0} />
            ))}
        </ul>
      </nav>
      <div className="sidebar__account">
        <span className="sidebar__name">{identity?.fullName}</span>
        <Logout />
      </div>
    </div>
  )
}
