import { useState } from 'react'
import { later } from '../../shared/code/later.tsx'
import { OnDemand } from '../../shared/code/OnDemand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'

// Few ever want to read them.
const LicencesSheet = later(async () => (await import('./LicencesSheet.tsx')).LicencesSheet)

/** The way to the licences of everything that the product is made of. */
export const Licences = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" size="row" icon="document" onClick={() => setOpen(true)}>
        Lizenzen ansehen
      </Button>
      {open && (
        <OnDemand onClose={() => setOpen(false)}>
          <LicencesSheet onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
