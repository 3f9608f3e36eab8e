import { defineCustomElement as defineContent } from '@ionic/core/components/ion-content.js'
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js'
import { createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Boundary } from '../../code/Boundary.tsx'
import { stayBusy } from '../../code/busy.ts'
import { overlays } from '../../overlays/ionic.ts'
import { isWide } from '../../page/wide.ts'
import './sheet.css'

defineModal()
defineContent()

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
 * `data-focus`, else to the heading.
 */
export const Sheet = ({ label, onClose, children }: Props) => {
  const [shown, setShown] = useState<{ content: HTMLElement; close: () => void }>()
  const closed = useEffectEvent(onClose)

  const open = useEffectEvent((component: HTMLElement) =>
    overlays().modalController.create({
      component,
      cssClass: 'sheet',
      htmlAttributes: { 'aria-label': label },
      ...(!isWide() && asSheet),
    }),
  )

  useEffect(stayBusy, [])
  useEffect(() => {
    const content = document.createElement('div')
    const opened = open(content)
    const close = () => void opened.then(modal => modal.dismiss())
    let gone = false
    const show = async () => {
      const modal = await opened
      if (gone) return modal.remove()
      setShown({ content, close })
      await modal.present()
      const asked = content.querySelector<HTMLElement>('[data-focus]')
      const first = asked ?? content.querySelector('h1')
      first?.focus()
      await modal.onDidDismiss()
      if (!gone) closed()
    }
    void show()
    return () => {
      gone = true
      close()
    }
  }, [])

  return (
    shown &&
    createPortal(
      createElement(
        'ion-content',
        null,
        <div className="sheet__content">
          <Boundary>
            <Content close={shown.close}>{children}</Content>
          </Boundary>
        </div>,
      ),
      shown.content,
    )
  )
}
