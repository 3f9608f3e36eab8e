import './app.css'
import './print.css'
import { useMemo } from 'react'
import { Admin, CustomRoutes, LinkBase, Notification, Resource, Title } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router'
import { LoginScreen } from './areas/account/LoginScreen.tsx'
import { BadgesScreen } from './areas/badges/BadgesScreen.tsx'
import { DayScreen } from './areas/day/DayScreen.tsx'
import { EventFeedbackScreen } from './areas/feedback/EventFeedbackScreen.tsx'
import { WorkshopFeedbackScreen } from './areas/feedback/WorkshopFeedbackScreen.tsx'
import { BankScreen } from './areas/invoices/bank/BankScreen.tsx'
import { CreditsScreen } from './areas/invoices/credits/CreditsScreen.tsx'
import { DatevScreen } from './areas/invoices/datev/DatevScreen.tsx'
import { LateChargesScreen } from './areas/invoices/late/LateChargesScreen.tsx'
import { HallScreen } from './areas/orders/hall/HallScreen.tsx'
import { DoublesScreen } from './areas/people/DoublesScreen.tsx'
import { MergeScreen } from './areas/people/MergeScreen.tsx'
import { PlanScreen } from './areas/plan/PlanScreen.tsx'
import { PresenceScreen } from './areas/presence/PresenceScreen.tsx'
import { ImportScreen } from './areas/programme/ImportScreen.tsx'
import { AnswersScreen } from './areas/questions/AnswersScreen.tsx'
import { GroupScreen } from './areas/registrations/GroupScreen.tsx'
import { ReportsScreen } from './areas/reports/ReportsScreen.tsx'
import { TodayScreen } from './areas/today/TodayScreen.tsx'
import { areas } from './areas.ts'
import { AdminLayout } from './Layout.tsx'
import { authProvider } from './providers/auth.ts'
import { useAssociationColour } from './providers/colours.ts'
import { dataProvider } from './providers/data.ts'
import { i18nProvider } from './providers/i18n.ts'
import { queryClient } from './providers/query.ts'
import { themeIn } from './providers/theme.ts'
import { PageTitle } from './shared/pages/PageTitle.tsx'

/** At the top as in the app, but long enough to read a whole sentence. */
const TopNotification = () => (
  <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} autoHideDuration={6000} />
)

const NotFoundScreen = () => (
  <div className="page">
    <Title title={<PageTitle>Seite nicht gefunden</PageTitle>} preferenceKey={false} />
    <p>
      Unter dieser Adresse gibt es nichts. <LinkBase to="/">Zur Übersicht „Heute“</LinkBase>
    </p>
  </div>
)

/** The Verwaltung; light or dark as the system is. */
const Verwaltung = () => {
  const colour = useAssociationColour()
  const themes = useMemo(() => [themeIn('light', colour), themeIn('dark', colour)] as const, [colour])
  return (
    <Admin
      title="Verwaltung"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      theme={themes[0]}
      darkTheme={themes[1]}
      layout={AdminLayout}
      dashboard={TodayScreen}
      loginPage={LoginScreen}
      catchAll={NotFoundScreen}
      notification={TopNotification}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/events/:id/plan" element={<PlanScreen />} />
        <Route path="/events/:id/day" element={<DayScreen />} />
        <Route path="/events/:id/badges" element={<BadgesScreen />} />
        <Route path="/events/:id/emergency" element={<PresenceScreen />} />
        <Route path="/events/:id/hall" element={<HallScreen />} />
        <Route path="/events/:id/reports" element={<ReportsScreen />} />
        <Route path="/events/:id/feedback" element={<EventFeedbackScreen />} />
        <Route path="/workshops/:id/feedback" element={<WorkshopFeedbackScreen />} />
        <Route path="/events/:id/answers" element={<AnswersScreen />} />
        <Route path="/events/:id/programme" element={<ImportScreen />} />
        <Route path="/invoices/bank" element={<BankScreen />} />
        <Route path="/invoices/credits" element={<CreditsScreen />} />
        <Route path="/invoices/late-charges" element={<LateChargesScreen />} />
        <Route path="/invoices/datev" element={<DatevScreen />} />
        <Route path="/registrations/group" element={<GroupScreen />} />
        <Route path="/people/doubles" element={<DoublesScreen />} />
        <Route path="/people/:id/merge" element={<MergeScreen />} />
      </CustomRoutes>
      {areas.map(({ name, label, list, show, create, edit }) => (
        <Resource
          key={name}
          name={name}
          {...(list && { list })}
          {...(show && { show })}
          {...(create && { create })}
          {...(edit && { edit })}
          recordRepresentation="name"
          options={{ label }}
        />
      ))}
    </Admin>
  )
}

/** Of this kind, because only these ask before a form with unsaved changes is left. */
const router = createBrowserRouter([{ path: '*', element: <Verwaltung /> }], { basename: '/verwaltung' })

export const App = () => <RouterProvider router={router} />
