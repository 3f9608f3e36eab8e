import { type ComponentType, type ReactNode, Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { matchPath } from 'react-router'
import { paths } from './paths.ts'
import './screen.css'
import { PartFailed } from './shared/code/Boundary.tsx'
import { askFirst, later } from './shared/code/later.tsx'
import { Bar } from './shared/page/Bar.tsx'
import { BackButton, MenuButton, Page } from './shared/page/Page.tsx'
import { SkeletonList } from './shared/ui/states/Skeleton.tsx'

/** While a screen's code, or whose it is, comes for longer than a moment. */
export const Waiting = () => (
  <>
    <header className="page-head">
      <Bar
        start={
          <>
            <MenuButton />
            <BackButton href={paths.events} />
          </>
        }
      />
    </header>
    <main className="content">
      <div className="page-body screen-waiting">
        <SkeletonList kind="session" />
      </div>
    </main>
  </>
)

/** Why a screen is not there, and a way on. */
export const InPlaceOfScreen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} back={paths.events} actions={<MenuButton />}>
    {children}
  </Page>
)

const Failed = (failure: FallbackProps) => (
  <InPlaceOfScreen title="Nicht geladen">
    <PartFailed {...failure} />
  </InPlaceOfScreen>
)

/** What fails, or whose code does not come, leaves its reason and a way on, never an empty page. */
export const Safely = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Failed}>
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </ErrorBoundary>
)

/** The frame of a screen, one for its whole life: what waits, fails or comes changes inside of it. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className="page" data-page>
    <Safely>{children}</Safely>
  </div>
)

/** What a screen shows, in a chunk of its own, which is asked for before anything is drawn if the app starts at its address. */
export const content = (load: () => Promise<ComponentType>, at?: string) => {
  const Content = later(load, <Waiting />)
  if (at !== undefined && matchPath(at, location.pathname)) askFirst(Content)
  return <Content />
}

export const notFound = content(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)
