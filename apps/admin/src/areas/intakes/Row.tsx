import type { Intake, IntakeProblem, IntakeRow } from '@tafelrunde/contract/admin/intakes'
import { Cell } from './Cell.tsx'
import css from './cells.module.css'
import { outcomeTexts } from './intakes.texts.ts'
import type { Writes } from './useIntake.ts'

interface Props {
  row: IntakeRow
  /** Those that the file has. */
  columns: Intake['columns']
  labelOf: (field: string) => string
  /** Missing once the table is written. */
  correct: Writes['correct'] | undefined
}

const reasonId = (row: IntakeRow, field: string) => `reason-${row.id}-${field}`

type ReasonProps = { row: IntakeRow; problem: IntakeProblem; label: string; take: (text: string) => void }

const Reason = ({ row, problem: { field, reason, offers }, label, take }: ReasonProps) => (
  <li>
    <span id={reasonId(row, field)}>
      {label}: {reason}
    </span>
    {offers.map(offer => (
      <button key={offer} type="button" className={css.offer} onClick={() => take(offer)}>
        „{offer}“ nehmen
      </button>
    ))}
  </li>
)

/** A row of the file, and below it what is wrong with it. */
export const Row = ({ row, columns, labelOf, correct }: Props) => {
  const save = (field: string) => (text: string) => correct?.mutate({ row: row.id, field, text })
  return (
    <>
      <tr data-outcome={row.outcome}>
        <th scope="row">{row.line}</th>
        <td>
          <span className={css.outcome}>{outcomeTexts[row.outcome]}</span>
        </td>
        {columns.map(({ field, label }) => (
          <td key={field}>
            <Cell
              key={row.cells[field]}
              text={row.cells[field] ?? ''}
              label={`${label}, Zeile ${row.line}`}
              reason={
                row.problems.some(problem => problem.field === field) ? reasonId(row, field) : undefined
              }
              save={correct && save(field)}
            />
          </td>
        ))}
      </tr>
      {row.problems.length > 0 && (
        <tr className={css.reasons}>
          <td colSpan={columns.length + 2}>
            <ul>
              {row.problems.map(problem => (
                <Reason
                  key={`${problem.field} ${problem.reason}`}
                  row={row}
                  problem={problem}
                  label={labelOf(problem.field)}
                  take={save(problem.field)}
                />
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}
