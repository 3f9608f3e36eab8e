import { money } from '@tafelrunde/ui/figures.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import type { ReactNode } from 'react'
import css from './money-row.module.css'

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
  <li className={css['money-row']}>
    {icon && (
      <span className={css['money-row__icon']}>
        <Icon name={icon} size={20} />
      </span>
    )}
    <div className={css['money-row__body']}>
      <div className={css['money-row__text']}>
        <h3 className={css['money-row__title']}>
          {onChange ? (
            <button type="button" className={css['money-row__button']} onClick={onChange}>
              {title}
              <span className="visually-hidden"> ändern</span>
            </button>
          ) : (
            title
          )}
        </h3>
        {children}
      </div>
      <span className={css['money-row__sum']}>{money(cents)}</span>
    </div>
  </li>
)
