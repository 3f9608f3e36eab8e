import type { Intake } from '@tafelrunde/contract/admin/intakes'
import { ColumnSelect } from './ColumnSelect.tsx'
import css from './columns.module.css'
import type { Writes } from './useIntake.ts'

/** The file's columns that are nothing of ours. */
const leftOut = ({ headings, columns }: Intake) =>
  headings.filter((heading, index) => heading && !columns.some(({ column }) => column === index))

/** Fields that are not in the file, to be assigned by hand; those that are stand above their cells. */
export const Columns = ({ intake, writes }: { intake: Intake; writes: Writes }) => {
  const rest = intake.columns.filter(({ column }) => column === null)
  const ignored = leftOut(intake)
  const isMissing = intake.missing.length > 0
  if (intake.applied || (rest.length === 0 && ignored.length === 0)) return null
  return (
    <details className={css.columns} open={isMissing}>
      <summary>
        {isMissing && <strong>Welche Spalte ist „{intake.missing.join('“, „')}“? </strong>}
        {ignored.length > 0 &&
          `„${ignored.join('“, „')}“ ${ignored.length === 1 ? 'bleibt' : 'bleiben'} außen vor · `}
        Spalten zuordnen
      </summary>
      <div className={css.columns__list}>
        {rest.map(column => (
          <div key={column.field} className={css.columns__field}>
            {column.label}
            {column.required && ' *'}
            <ColumnSelect intake={intake} column={column} assign={writes.assign} />
          </div>
        ))}
      </div>
    </details>
  )
}
