import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Mark, Wordmark } from '@tafelrunde/ui/Logo.tsx'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { closeMenu } from '../shared/page/menuOpen.ts'
import { useGo } from '../shared/page/useGo.ts'
import { useAssociationName } from '../shared/queries/association.ts'
import { schooltypesQuery } from '../shared/queries/schooltypes.ts'
import type { readSession } from '../shared/session/session.ts'
import { forgetWish } from '../shared/session/wish.ts'
import { ChalkTable } from '../shared/ui/boards/ChalkTable.tsx'
import { IconButton } from '../shared/ui/buttons/IconButton.tsx'
import { type Entry, menuGroups } from './entries.ts'
import { leave } from './logout.ts'
import { useMenuSession } from './useMenuSession.ts'

const MenuEntry = ({ entry }: { entry: Entry }) => {
  const { pathname } = useLocation()
  const content = (
    <>
      <Icon name={entry.icon} size={22} />
      {entry.text}
    </>
  )
  const logout = () => {
    closeMenu()
    void leave()
  }
  if ('logout' in entry)
    return (
      <button type="button" className="menu-entry" onClick={logout}>
        {content}
      </button>
    )
  const active = pathname === entry.path || pathname.startsWith(`${entry.path}/`)
  const follow = () => {
    closeMenu()
    if (!active) forgetWish()
  }
  return (
    <Link className="menu-entry" to={entry.path} aria-current={active ? 'page' : undefined} onClick={follow}>
      {content}
    </Link>
  )
}

const Person = ({ account, active }: ReturnType<typeof readSession>) => {
  const { to } = useGo()
  const { data } = useQuery({ ...schooltypesQuery, enabled: account.schooltype !== null })
  const schooltype = data?.results.find(({ id }) => id === account.schooltype)?.name
  const person = asPerson({ ...account, id: account.id ?? 0 })
  const openPass = () => {
    closeMenu()
    to(paths.pass)
  }
  return (
    <div className="menu-person">
      <Avatar person={person} />
      <div>
        <strong>{person.name}</strong>
        {schooltype && <span>{schooltype}</span>}
      </div>
      {active && <IconButton icon="pass" look="tonal" label="Mein Ausweis" onClick={openPass} />}
    </div>
  )
}

/** What stands in the side menu. */
export const MenuContent = () => {
  const session = useMenuSession()
  const association = useAssociationName()
  return (
    <div className="menu">
      <div className="menu-head">
        <ChalkTable yellow={0} />
        <Mark />
        <div className="menu-logo">
          <Wordmark />
          <p data-association>{association}</p>
        </div>
      </div>
      {session.loggedIn && <Person {...session} />}
      <nav className="menu-groups" aria-label="Hauptmenü">
        {menuGroups(session).map(({ heading, entries }) => (
          <section key={heading ?? ''}>
            {heading && <h2>{heading}</h2>}
            {entries.map(entry => (
              <MenuEntry key={entry.text} entry={entry} />
            ))}
          </section>
        ))}
      </nav>
    </div>
  )
}
