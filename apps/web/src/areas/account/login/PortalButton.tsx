import { portalFailureText } from '@tafelrunde/client/portal'
import { useState } from 'react'
import { usePortalName } from '../../../shared/queries/association.ts'
import { apiRoot } from '../../../shared/session/session.ts'
import { rememberedWish } from '../../../shared/session/wish.ts'
import { showError } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { leaveForPortal } from './portal.api.ts'

/** The way to the member portal, where the association has one. It leads back to the server's own pages alone. */
export const PortalButton = () => {
  const name = usePortalName()
  const [isLeaving, setLeaving] = useState(false)
  if (!name || apiRoot) return null

  const leave = async () => {
    setLeaving(true)
    try {
      await leaveForPortal(rememberedWish())
    } catch (failure) {
      setLeaving(false)
      void showError(portalFailureText(failure))
    }
  }
  return (
    <Button kind="outline" wide pending={isLeaving} onClick={() => void leave()}>
      {name}
    </Button>
  )
}
