// In place of `shared/page/menuFrame.ts`: there is nothing to open yet.
export { IonMenu as MenuFrame } from './ionic.tsx'
export const loadMenu = async () => {}
export const openMenu = async () => {}
export const closeMenu = async () => {}
