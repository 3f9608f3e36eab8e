import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { laterScreens } from './later.ts'
import { paths } from './paths.ts'
import { notFound, screen } from './screen.tsx'
import { Tabs } from './Tabs.tsx'

const guarded = (element: ReactNode) => <Guard>{element}</Guard>

const event = screen(async () => (await import('./areas/events/EventScreen.tsx')).EventScreen)
const LaterScreen = lazy(async () => ({ default: (await import('./LaterScreen.tsx')).LaterScreen }))

/** The routes of spec section 2; Ionic's outlet wants them as its direct children. */
export const routes = [
  <Route key="start" path="/" element={<Navigate to={paths.events} replace />} />,
  <Route key="app" path="/app" element={<Navigate to={paths.events} replace />} />,
  <Route key="tabs" path={`${paths.tabs}/*`} element={<Tabs />} />,
  <Route
    key="login"
    path={paths.login}
    element={screen(async () => (await import('./areas/account/LoginScreen.tsx')).LoginScreen)}
  />,
  <Route
    key="exhibitors"
    path={paths.exhibitors}
    element={screen(async () => (await import('./areas/exhibitors/ExhibitorsScreen.tsx')).ExhibitorsScreen)}
  />,
  <Route
    key="exhibitor"
    path={paths.exhibitorRoute}
    element={screen(async () => (await import('./areas/exhibitors/ExhibitorScreen.tsx')).ExhibitorScreen)}
  />,
  <Route
    key="workshop"
    path={paths.workshopRoute}
    element={screen(async () => (await import('./areas/workshops/WorkshopScreen.tsx')).WorkshopScreen)}
  />,
  <Route key="event" path={paths.currentEvent} element={guarded(event)} />,
  <Route key="event of" path={paths.eventRoute} element={guarded(event)} />,
  ...laterScreens.map(({ path, isProtected, ...texts }) => {
    const element = (
      <Suspense fallback={null}>
        <LaterScreen {...texts} />
      </Suspense>
    )
    return <Route key={path} path={path} element={isProtected ? guarded(element) : element} />
  }),
  <Route key="unknown" path="*" element={notFound} />,
]
