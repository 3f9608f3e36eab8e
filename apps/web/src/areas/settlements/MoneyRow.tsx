import type { ReactNode } from 'react'
import { money } from '../../shared/format.ts'
import { Icon } from '../../shared/ui/Icon.tsx'
import type { IconName } from '../../shared/ui/icons.ts'
import './money-row.css'

type Props = {
  icon?: IconName
  title: string
  /** Stands beneath the title. */
  children: ReactNode
  cents: number
  /** Makes the row something to tap; without it it is only read. */
  onChange?: (() => void) | undefined
}

/** What a sum is made of: what, how it comes about, how much. */
export const MoneyRow = ({ icon, title, children, cents, onChange }: Props) => (
  <li className="money-row">
    {icon && (
      <span className="money-row__icon">
        <Icon name={icon} size={20} />
      </span>
    )}
    <div className="money-row__body">
      <div className="money-row__text">
        <h3 className="money-row__title">
          {onChange ? (
            <button type="button" className="money-row__button" onClick={onChange}>
              {title}
              <span className="visually-hidden"> ändern</span>
            </button>
          ) : (
            title
          )}
        </h3>
        {children}
      </div>
      <span className="money-row__sum">{money(cents)}</span>
    </div>
  </li>
)
