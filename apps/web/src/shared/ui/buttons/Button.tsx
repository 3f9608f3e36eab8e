import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import './button.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'

export type ButtonKind = 'filled' | 'tonal' | 'outline' | 'plain' | 'yellow'

interface Look {
  /** filled: the one primary action; tonal: an action; outline: second choice; plain: undo or leave; yellow: on a board. */
  kind?: ButtonKind
  size?: 'primary' | 'row'
  /** Takes the full width. */
  wide?: boolean
  icon?: IconName
}

const classes = ({ kind = 'filled', size = 'primary', wide = false }: Look) =>
  `button button--${kind} button--${size}${wide ? ' button--wide' : ''}`

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Waiting for an answer: keeps its place and the focus, takes no further tap. */
  pending?: boolean
}

export const Button = ({
  kind,
  size,
  wide,
  icon,
  pending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, size, wide })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={tap}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string
}

/** A link that looks like a button. An address outside the app (with a scheme, of the API or the Verwaltung) is followed by the browser. */
export const ButtonLink = ({ kind, size, wide, icon, href, children, ...rest }: ButtonLinkProps) => {
  const look = classes({ kind, size, wide })
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </>
  )
  return /^([a-z]+:|\/(api|verwaltung)\/)/.test(href) ? (
    <a {...rest} className={look} href={href}>
      {content}
    </a>
  ) : (
    <Link {...rest} className={look} to={href}>
      {content}
    </Link>
  )
}
