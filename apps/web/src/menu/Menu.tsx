import '@tafelrunde/ui/logo.css'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Boundary } from '../shared/code/Boundary.tsx'
import { askFirst, later } from '../shared/code/later.tsx'
import { readDrawn, useFirstViewOver } from '../shared/first-view/firstView.ts'
import { closeMenu, useMenuOpen } from '../shared/page/menuOpen.ts'
import { useWide } from '../shared/page/wide.ts'
import './menu.css'

const MenuContent = later(async () => (await import('./MenuContent.tsx')).MenuContent)
if (readDrawn()?.isWide) askFirst(MenuContent)

const content = (
  <Boundary>
    <Suspense>
      <MenuContent />
    </Suspense>
  </Boundary>
)

/** Lies above the page while it is open. Nobody sees it until then: it comes after the first view. */
const Drawer = () => {
  const drawer = useRef<HTMLDialogElement>(null)
  const isOpen = useMenuOpen()
  const isFirstViewOver = useFirstViewOver()
  const isWide = useWide()
  // Before the page that comes in front asks for the focus, which the drawer keeps.
  useLayoutEffect(() => {
    if (isOpen) drawer.current?.showModal()
    else drawer.current?.close()
  }, [isOpen])
  // Whatever comes in front, as after a logout in another tab, does not lie beneath it.
  const { key } = useLocation()
  const shownAt = useRef(key)
  useLayoutEffect(() => {
    if (shownAt.current !== key) closeMenu()
    shownAt.current = key
  }, [key])
  return (
    <dialog
      ref={drawer}
      className="side drawer"
      aria-label="Menü"
      onClose={closeMenu}
      onClick={({ target }) => target === drawer.current && closeMenu()}
    >
      {isFirstViewOver && !isWide && content}
    </dialog>
  )
}

/** The side menu: beside the page where there is room, else above it. */
export const Menu = () => (
  <>
    <aside className="side side--beside">{useWide() && content}</aside>
    <Drawer />
  </>
)
