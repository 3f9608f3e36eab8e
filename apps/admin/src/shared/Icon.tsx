import './icon.css'
import sprite from './icons.svg?raw'

export type IconName =
  | 'calendar'
  | 'clock'
  | 'exhibitors'
  | 'home'
  | 'list'
  | 'logout'
  | 'people'
  | 'retry'
  | 'right'
  | 'table'

const paths = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*><path d="([^"]+)"/g)].map(([, name, d]) => [name, d]),
)

/** A line icon of `icons.svg`; words stand beside it, so it is silent. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths.get(name)} />
  </svg>
)
