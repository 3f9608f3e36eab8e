import { type Change, changeWords } from './changes.rules.ts'
import css from './panel.module.css'

const Row = ({ change: { name, kind, from, to } }: { change: Change }) => (
  <li>
    <span className={css['chip']} data-kind={kind}>
      {changeWords[kind]}
    </span>
    <strong>{name}</strong>
    <span className={css['change__words']}>
      {from && <span>{from}</span>}
      {from && to && <span aria-hidden="true"> → </span>}
      {from && to && <span className="visually-hidden"> jetzt </span>}
      {to && <b>{to}</b>}
    </span>
  </li>
)

/** So many are told at once; the rest is folded. */
const first = 6

/** What differs, a line each: from where to where. */
export const ChangeList = ({ changes }: { changes: Change[] }) => (
  <>
    <ul className={css['changes']}>
      {changes.slice(0, first).map(change => (
        <Row key={change.key} change={change} />
      ))}
    </ul>
    {changes.length > first && (
      <details className={css['more']}>
        <summary>{`${changes.length - first} weitere`}</summary>
        <ul className={css['changes']}>
          {changes.slice(first).map(change => (
            <Row key={change.key} change={change} />
          ))}
        </ul>
      </details>
    )}
  </>
)
