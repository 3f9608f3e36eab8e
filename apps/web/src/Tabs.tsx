import { IonRouterOutlet, IonTabBar, IonTabButton, IonTabs, RouteManagerContext } from '@ionic/react'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { use, useState } from 'react'
import { Navigate, NavigationType, Route, useLocation, useNavigationType } from 'react-router-dom'
import { EventsScreen } from './areas/events/EventsScreen.tsx'
import { paths } from './paths.ts'
import { notFound, Screen, screen } from './screen.tsx'
import './tabs.css'

const schedule = screen(
  async () => (await import('./areas/workshops/ScheduleScreen.tsx')).ScheduleScreen,
  paths.schedule,
)
const lecturers = screen(
  async () => (await import('./areas/lecturers/LecturersScreen.tsx')).LecturersScreen,
  paths.lecturers,
)
const about = screen(async () => (await import('./areas/about/AboutScreen.tsx')).AboutScreen, paths.about)

const tabs: { tab: string; href: string; icon: IconName; text: string }[] = [
  { tab: 'event', href: paths.events, icon: 'calendar', text: 'Veranstaltungen' },
  { tab: 'schedule', href: paths.schedule, icon: 'list', text: 'Workshops' },
  { tab: 'speakers', href: paths.lecturers, icon: 'people', text: 'Referenten' },
  { tab: 'about', href: paths.about, icon: 'info', text: 'Sonstiges' },
]

/** Whether React draws one of the tabs in front; the address may be another one already. */
const useTabsInFront = () => useLocation().pathname.startsWith(paths.tabs)

/**
 * What Ionic's outlet asks of its router. It would take the tabs away a quarter of a second after another page has come in front
 * (9.0.4), unless they are drawn in front by then: whoever comes back finds them as they were, the same rows at the same height.
 */
const useKeeping = () => {
  const router = use(RouteManagerContext)
  const inFront = useTabsInFront()
  return {
    ...router,
    unMountViewItem: (view: Parameters<typeof router.unMountViewItem>[0]) => {
      if (inFront) router.unMountViewItem(view)
    },
  }
}

/** How often the tabs were opened from another page, not counting who came back: each time they begin anew. */
const useVisits = () => {
  const inFront = useTabsInFront()
  const isOpened = useNavigationType() === NavigationType.Push
  const [last, setLast] = useState({ inFront, visits: 0 })
  if (last.inFront !== inFront) setLast({ inFront, visits: last.visits + Number(inFront && isOpened) })
  return last.visits
}

/** The four tabs; from 992 px the side menu leads instead of the bar. */
export const Tabs = () => (
  <RouteManagerContext value={useKeeping()}>
    <IonTabs key={useVisits()}>
      <IonRouterOutlet id="tabs">
        <Route index element={<Navigate to={paths.events} replace />} />
        <Route
          path="event"
          element={
            <Screen>
              <EventsScreen />
            </Screen>
          }
        />
        <Route path="schedule" element={schedule} />
        <Route path="speakers" element={lecturers} />
        <Route path="about" element={about} />
        <Route path="*" element={notFound} />
      </IonRouterOutlet>
      <IonTabBar slot="bottom">
        {tabs.map(({ tab, href, icon, text }) => (
          <IonTabButton key={tab} tab={tab} href={href}>
            <span className="tab-pill">
              <Icon name={icon} />
            </span>
            <span className="tab-label">{text}</span>
          </IonTabButton>
        ))}
      </IonTabBar>
    </IonTabs>
  </RouteManagerContext>
)
