import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A screen in a chunk of its own. The fallback has to be empty: with an IonPage in it the real page stays
 * invisible on the first visit.
 */
export const screen = (load: () => Promise<ComponentType>) => {
  const Screen = lazy(async () => ({ default: await load() }))
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

export const notFound = screen(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)
