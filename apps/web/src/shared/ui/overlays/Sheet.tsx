import { modalController } from '@ionic/core/components'
import { defineCustomElement } from '@ionic/core/components/ion-modal.js'
import { IonContent } from '@ionic/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Boundary } from '../../Boundary.tsx'
import { stayBusy } from '../../busy.ts'
import { unlockPage } from '../../overlays/unlockPage.ts'
import { useWide } from '../../page/wide.ts'
import './sheet.css'

defineCustomElement()

type Props = {
  /** What the sheet is about, for screen readers. */
  label: string
  /** Called when it has been pulled down or closed by ×, Esc or a tap beside it. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

// Its content scrolls as it stands: else the end of a form would be reached by pulling the sheet up only.
const asSheet = { breakpoints: [0, 0.89, 1], initialBreakpoint: 0.89, expandToScroll: false }

/** Drawn below the boundary, which else would not see its faults. */
const Content = ({ children, close }: Pick<Props, 'children'> & { close: () => void }) => children(close)

/**
 * A sheet on the phone, a dialog on the desktop, open while it is mounted; the focus goes to what has
 * `data-focus`, else to the heading. It is made by Ionic's controller,
 * as `IonModal` would be part of the app's first load.
 */
export const Sheet = ({ label, onClose, children }: Props) => {
  const wide = useWide()
  const [host, setHost] = useState<HTMLElement>()
  const closed = useEffectEvent(onClose)

  const open = useEffectEvent((component: HTMLElement) =>
    modalController.create({
      component,
      cssClass: 'sheet',
      htmlAttributes: { 'aria-label': label },
      ...(!wide && asSheet),
    }),
  )

  useEffect(stayBusy, [])
  useEffect(() => {
    const content = document.createElement('div')
    let gone = false
    const show = async () => {
      const modal = await open(content)
      if (gone) return modal.remove()
      setHost(content)
      await modal.present()
      const asked = content.querySelector<HTMLElement>('[data-focus]')
      const first = asked ?? content.querySelector('h1')
      first?.focus()
      await modal.onDidDismiss()
      unlockPage(modal)
      if (!gone) closed()
    }
    void show()
    return () => {
      gone = true
      void content.closest('ion-modal')?.dismiss()
    }
  }, [])

  const close = () => void host?.closest('ion-modal')?.dismiss()
  return (
    host &&
    createPortal(
      <IonContent>
        <div className="sheet__content">
          <Boundary>
            <Content close={close}>{children}</Content>
          </Boundary>
        </div>
      </IonContent>,
      host,
    )
  )
}
