import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { Activity, type ReactNode, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { EventsScreen } from './areas/events/EventsScreen.tsx'
import { paths } from './paths.ts'
import { content, notFound, Safely } from './screen.tsx'
import './tabs.css'

const tabs: { path: string; icon: IconName; text: string; shown: ReactNode }[] = [
  { path: paths.events, icon: 'calendar', text: 'Veranstaltungen', shown: <EventsScreen /> },
  {
    path: paths.schedule,
    icon: 'list',
    text: 'Workshops',
    shown: content(
      async () => (await import('./areas/workshops/ScheduleScreen.tsx')).ScheduleScreen,
      paths.schedule,
    ),
  },
  {
    path: paths.lecturers,
    icon: 'people',
    text: 'Referenten',
    shown: content(
      async () => (await import('./areas/lecturers/LecturersScreen.tsx')).LecturersScreen,
      paths.lecturers,
    ),
  },
  {
    path: paths.about,
    icon: 'info',
    text: 'Sonstiges',
    shown: content(async () => (await import('./areas/about/AboutScreen.tsx')).AboutScreen, paths.about),
  },
]

/** The address of the tab in front, and those that were in front before, which are as they were left. */
const useOpened = () => {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState([pathname])
  if (!opened.includes(pathname)) setOpened([...opened, pathname])
  return { path: pathname, opened }
}

/** The four tabs, each as it was left; from 992 px the side menu leads instead of the bar. */
export const Tabs = () => {
  const { path, opened } = useOpened()
  if ([paths.tabs, `${paths.tabs}/`].includes(path)) return <Navigate to={paths.events} replace />
  return (
    <div className="page">
      {!tabs.some(tab => tab.path === path) && (
        <div className="tab" data-page>
          <Safely>{notFound}</Safely>
        </div>
      )}
      {tabs
        .filter(tab => opened.includes(tab.path))
        .map(tab => (
          <Activity key={tab.path} mode={tab.path === path ? 'visible' : 'hidden'}>
            <div className="tab" data-page>
              <Safely>{tab.shown}</Safely>
            </div>
          </Activity>
        ))}
      <nav className="tab-bar" aria-label="Bereiche">
        {tabs.map(({ path: href, icon, text }) => (
          <Link key={href} className="tab-link" to={href} aria-current={href === path ? 'page' : undefined}>
            <span className="tab-pill">
              <Icon name={icon} />
            </span>
            <span className="tab-label">{text}</span>
          </Link>
        ))}
      </nav>
    </div>
  )
}
