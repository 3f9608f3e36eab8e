import css from './reports.module.css'

/** How much of the whole; the figures beside it say the same. */
export const Bar = ({ part, of }: { part: number; of: number }) => (
  <div className={css['bar']} aria-hidden="true">
    <span
      className={part >= of ? css['bar-full'] : ''}
      style={{ width: `${of === 0 ? 0 : Math.min(100, (100 * part) / of)}%` }}
    />
  </div>
)
