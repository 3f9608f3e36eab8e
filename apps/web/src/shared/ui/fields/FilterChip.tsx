import type { ReactNode } from 'react'
import './filter-chip.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'

interface Props {
  children: ReactNode
  /** Filters something at the moment. */
  on: boolean
  onTap: () => void
  icon?: IconName
  /** Opens a choice instead of switching; shows a chevron. */
  menu?: boolean
}

export const FilterChip = ({ children, on, onTap, icon, menu = false }: Props) => (
  <button
    type="button"
    className={`filter-chip${on ? ' filter-chip--on' : ''}`}
    {...(menu ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': on })}
    onClick={onTap}
  >
    <span className="filter-chip__face">
      {icon && <Icon name={icon} size={17} />}
      {children}
      {menu && <Icon name="down" size={15} />}
    </span>
  </button>
)

/** The chips, "Meine Auswahl" first; scrolls sideways and bleeds at the right edge of the page. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className="filter-row" role="group" aria-label="Filter">
    {children}
  </div>
)
