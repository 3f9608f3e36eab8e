import css from './reports.module.css'

type Props = { part: number; of: number; isFull?: boolean }

/** How much of the whole; the figures beside it say the same. */
export const Bar = ({ part, of, isFull = part >= of }: Props) => (
  <div className={css['bar']} aria-hidden="true">
    <span
      className={isFull ? css['bar-full'] : ''}
      style={{ width: `${of === 0 ? 0 : Math.min(100, (100 * part) / of)}%` }}
    />
  </div>
)
