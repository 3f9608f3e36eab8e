import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from './paths.ts'
import './screen.css'
import { PartFailed } from './shared/Boundary.tsx'
import { later } from './shared/later.tsx'
import { BackButton, MenuButton } from './shared/page/Page.tsx'
import { SkeletonList } from './shared/ui/states/Skeleton.tsx'

/**
 * What stands where a screen is not there. It is no IonPage: with one here the real page stays invisible on its first
 * visit. So Ionic does not hide it when another screen comes, and it goes by itself.
 */
const Bare = ({ className, children }: { className: string; children: ReactNode }) => {
  const { pathname } = useLocation()
  const [own] = useState(pathname)
  return pathname === own && <div className={`bare-screen ${className}`}>{children}</div>
}

const bar = (title: ReactNode) => (
  <div className="bare-screen__bar">
    <MenuButton />
    <BackButton href={paths.events} />
    {title}
  </div>
)

/** While a screen's code, or whose it is, comes for longer than a moment. */
export const Waiting = () => (
  <Bare className="bare-screen--waiting">
    {bar(null)}
    <SkeletonList kind="session" />
  </Bare>
)

/** Why a screen is not there, and a way on. */
export const InPlaceOfScreen = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Tafelrunde`
    heading.current?.focus()
  }, [title])
  return (
    <Bare className="bare-screen--failed">
      {bar(
        <h1 className="page-title" tabIndex={-1} data-page-title ref={heading}>
          {title}
        </h1>,
      )}
      {children}
    </Bare>
  )
}

const Failed = (failure: FallbackProps) => (
  <InPlaceOfScreen title="Nicht geladen">
    <PartFailed {...failure} />
  </InPlaceOfScreen>
)

/** A screen that fails, or whose code does not come, leaves its reason and a way on, never an empty page. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Failed}>
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </ErrorBoundary>
)

/** A screen in a chunk of its own, which is asked for before anything is drawn if the app starts at its address. */
export const screen = (load: () => Promise<ComponentType>, at?: string) => {
  const Content = later(load, <Waiting />)
  if (at !== undefined && matchPath(at, location.pathname)) Content.ask()
  return (
    <Screen>
      <Content />
    </Screen>
  )
}

export const notFound = screen(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)
