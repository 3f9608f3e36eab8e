import { lazy, Suspense, useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'

// Few ever want to read them.
const LicencesSheet = lazy(async () => ({ default: (await import('./LicencesSheet.tsx')).LicencesSheet }))

/** The way to the licences of everything that the product is made of. */
export const Licences = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" size="row" icon="document" onClick={() => setOpen(true)}>
        Lizenzen ansehen
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LicencesSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
