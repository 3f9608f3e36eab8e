import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { ComponentProps } from 'react'
import './icon-button.css'
import type { IconName } from '@tafelrunde/ui/icons.ts'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName
  label: string
  /** round: on a quiet disc, as the close button of a sheet or the pass button of the menu. */
  look?: 'plain' | 'round' | 'tonal'
}

/** A symbol to tap, 44 px. A toggle passes `aria-pressed`; its symbol is then filled. */
export const IconButton = ({ icon, label, look = 'plain', ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={`icon-button icon-button--${look}`}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} size={look === 'round' ? 18 : 22} />
  </button>
)
