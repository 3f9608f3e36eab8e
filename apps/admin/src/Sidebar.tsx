import './sidebar.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { Logo } from '@tafelrunde/ui/Logo.tsx'
import { LinkBase, useGetIdentity, useLocation, useLogout } from 'react-admin'
import { areas } from './areas.ts'
import { Search } from './Search.tsx'

const Entry = ({ to, label, icon }: { to: string; label: string; icon: IconName }) => {
  const { pathname } = useLocation()
  const current = to === '/' ? pathname === '/' : pathname.startsWith(to)
  return (
    <li>
      <LinkBase className="sidebar__entry" to={to} aria-current={current ? 'page' : undefined}>
        <Icon name={icon} size={22} />
        {label}
      </LinkBase>
    </li>
  )
}

/** The board at the side: the areas, and who is logged in. */
export const Sidebar = () => {
  const { identity } = useGetIdentity()
  const logout = useLogout()
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
              <Entry key={name} to={path} label={label} icon={icon} />
            ))}
        </ul>
      </nav>
      <div className="sidebar__account">
        <span className="sidebar__name">{identity?.fullName}</span>
        <button type="button" className="sidebar__entry" onClick={() => void logout()}>
          <Icon name="logout" size={22} />
          Abmelden
        </button>
      </div>
    </div>
  )
}
