import { idOf } from '@tafelrunde/contract/http/ids'
import { useState } from 'react'
import { later } from '../../shared/code/later.tsx'
import { OnDemand } from '../../shared/code/OnDemand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'

// Few ever want to read them.
const LegalVersionsSheet = later(async () => (await import('./LegalVersionsSheet.tsx')).LegalVersionsSheet)

/** The version that the address names: each has one of its own, for as long as there is the association. */
const named = () => idOf(new URLSearchParams(location.search).get('fassung')) || undefined

/** The way to all versions of the legal texts, also to those that no longer hold. */
export const LegalVersions = () => {
  const [start] = useState(named)
  const [open, setOpen] = useState(start !== undefined)
  return (
    <>
      <Button kind="outline" size="row" icon="document" onClick={() => setOpen(true)}>
        Alle Fassungen
      </Button>
      {open && (
        <OnDemand onClose={() => setOpen(false)}>
          <LegalVersionsSheet start={start} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
