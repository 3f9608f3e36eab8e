import { menuController } from '@ionic/core/components'
import { createElement, type ReactNode } from 'react'
import { codeFor } from '../codeFor.ts'

/** Ionic's menu, which is an element like any other until it is defined; @ionic/react's would bring its code at once. */
export const MenuFrame = ({ children }: { children: ReactNode }) =>
  createElement('ion-menu', { 'content-id': 'main', type: 'overlay' }, children)

/** Loads the code of Ionic's menu. */
export const loadMenu = async () => {
  const element = await import('@ionic/core/components/ion-menu.js')
  element.defineCustomElement()
  return element
}

/** Opens the menu, as soon as its code is there. */
export const openMenu = async () => {
  if (await codeFor(loadMenu)) await menuController.open()
}

/** Closes the menu, if it is one that opens. While it does (Ionic 9.0.4) it heeds nobody, so a quick tap waits for that. */
export const closeMenu = async () => {
  const menu = document.querySelector('ion-menu')
  if (!menu?.classList.contains('show-menu') || (await menu.close())) return
  menu.addEventListener('ionDidOpen', () => void menu.close(), { once: true })
}
