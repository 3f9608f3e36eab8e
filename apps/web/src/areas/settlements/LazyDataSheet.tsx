import { type ComponentProps, lazy, Suspense } from 'react'

// What checks an IBAN knows the accounts of all countries: it comes with the form, not with the list.
const Data = lazy(async () => ({ default: (await import('./DataSheet.tsx')).DataSheet }))

/** The form for the own data, loaded when it is opened. */
export const DataSheet = (props: ComponentProps<typeof Data>) => (
  <Suspense fallback={null}>
    <Data {...props} />
  </Suspense>
)
