import { IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { Navigate, Route } from 'react-router-dom'
import { EventsScreen } from './areas/events/EventsScreen.tsx'
import { paths } from './paths.ts'
import { notFound, Screen, screen } from './screen.tsx'
import './tabs.css'

const schedule = screen(async () => (await import('./areas/workshops/ScheduleScreen.tsx')).ScheduleScreen)
const lecturers = screen(async () => (await import('./areas/lecturers/LecturersScreen.tsx')).LecturersScreen)
const about = screen(async () => (await import('./areas/about/AboutScreen.tsx')).AboutScreen)

const tabs: { tab: string; href: string; icon: IconName; text: string }[] = [
  { tab: 'event', href: paths.events, icon: 'calendar', text: 'Veranstaltungen' },
  { tab: 'schedule', href: paths.schedule, icon: 'list', text: 'Workshops' },
  { tab: 'speakers', href: paths.lecturers, icon: 'people', text: 'Referenten' },
  { tab: 'about', href: paths.about, icon: 'info', text: 'Sonstiges' },
]

/** The four tabs; from 992 px the side menu leads instead of the bar. */
export const Tabs = () => (
  <IonTabs>
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
)
