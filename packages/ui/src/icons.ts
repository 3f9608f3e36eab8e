import sprite from './icons.svg?raw'

export const iconNames = [
  'menu',
  'back',
  'right',
  'down',
  'up',
  'calendar',
  'calendar-add',
  'list',
  'workshops-own',
  'people',
  'user',
  'user-add',
  'info',
  'pin',
  'clock',
  'search',
  'check',
  'close',
  'plus',
  'minus',
  'qr',
  'scan',
  'pass',
  'share',
  'download',
  'mail',
  'offline',
  'retry',
  'undo',
  'warning',
  'star',
  'selection',
  'exhibitors',
  'euro',
  'document',
  'confirmation',
  'logout',
  'login',
  'plug',
  'wifi',
  'chair',
  'table',
  'cup',
  'eye',
  'sun',
  'more',
  'filter',
  'attachment',
  'car',
  'home',
  'grid',
  'chart',
  'gear',
  'help',
  'bell',
  'edit',
  'drag',
] as const
export type IconName = (typeof iconNames)[number]

const paths = new Map([...sprite.matchAll(/id="([^"]+)" d="([^"]+)"/g)].map(([, name, d]) => [name, d]))

/** One of the paths of `icons.svg`, on a grid of 24 units. */
export const iconPath = (name: IconName) => paths.get(name)

/** The same as a picture for Ionic's own parts (`ion-action-sheet`), which parse this form without a request. */
export const iconData = (name: IconName) =>
  `data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${iconPath(name)}"/></svg>`
