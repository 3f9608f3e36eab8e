import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { ReactNode } from 'react'
import './icon-line.css'
import type { IconName } from '@tafelrunde/ui/icons.ts'

interface Props {
  /** A symbol, or something of the same size such as a seat ring. */
  icon: IconName | { drawn: ReactNode }
  tone?: 'plain' | 'warning' | 'danger'
  children: ReactNode
}

/** A symbol and a line of text, on paper or on a board. */
export const IconLine = ({ icon, tone = 'plain', children }: Props) => (
  <p className={`icon-line icon-line--${tone}`}>
    <span className="icon-line__icon">
      {typeof icon === 'string' ? <Icon name={icon} size={18} /> : icon.drawn}
    </span>
    <span className="icon-line__text">{children}</span>
  </p>
)
