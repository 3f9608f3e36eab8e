import './app.css'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { LoginScreen } from './areas/account/LoginScreen.tsx'
import { TodayScreen } from './areas/today/TodayScreen.tsx'
import { areas } from './areas.ts'
import { AdminLayout } from './Layout.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { authProvider } from './providers/auth.ts'
import { dataProvider } from './providers/data.ts'
import { i18nProvider } from './providers/i18n.ts'
import { darkTheme, lightTheme } from './providers/theme.ts'
import { TopNotification } from './TopNotification.tsx'

/** The Verwaltung; light or dark as the system is. */
export const App = () => (
  <BrowserRouter basename="/verwaltung">
    <Admin
      title="Verwaltung"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={AdminLayout}
      dashboard={TodayScreen}
      loginPage={LoginScreen}
      catchAll={NotFoundScreen}
      notification={TopNotification}
      requireAuth
      disableTelemetry
    >
      {areas.map(({ name, label, list, show }) => (
        <Resource
          key={name}
          name={name}
          list={list}
          {...(show && { show })}
          recordRepresentation="name"
          options={{ label }}
        />
      ))}
    </Admin>
  </BrowserRouter>
)
