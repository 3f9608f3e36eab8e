import './sidebar.css'
import { LinkBase, useGetIdentity, useLocation, useLogout } from 'react-admin'
import { areas } from './areas.ts'
import { Icon, type IconName } from './shared/Icon.tsx'
import { Logo } from './shared/Logo.tsx'

const Entry = ({ to, label, icon }: { to: string; label: string; icon: IconName }) => {
  const { pathname } = useLocation()
  const current = to === '/' ? pathname === '/' : pathname.startsWith(to)
  return (
    <li>
      <LinkBase className="sidebar__entry" to={to} aria-current={current ? 'page' : undefined}>
        <Icon name={icon} />
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
      <nav aria-label="Bereiche">
        <ul>
          <Entry to="/" label="Heute" icon="home" />
          {areas.map(({ name, label, icon }) => (
            <Entry key={name} to={`/${name}`} label={label} icon={icon} />
          ))}
        </ul>
      </nav>
      <div className="sidebar__account">
        <span className="sidebar__name">{identity?.fullName}</span>
        <button type="button" className="sidebar__entry" onClick={() => void logout()}>
          <Icon name="logout" />
          Abmelden
        </button>
      </div>
    </div>
  )
}
