import type { Intake } from '@tafelrunde/contract/admin/intakes'
import css from './columns.module.css'
import type { Writes } from './useIntake.ts'

type Column = Intake['columns'][number]

interface Props {
  intake: Intake
  column: Column
  assign: Writes['assign']
}

const headingOf = (heading: string, index: number) => heading || `Spalte ${index + 1}`

const isLeftOut = ({ hidden }: Intake, column: number) =>
  hidden !== null && hidden.left_out && hidden.columns.includes(column)

/** Which of the file's columns a field is; one that was another's becomes this one's. */
export const ColumnSelect = ({ intake, column: { field, label, column, required }, assign }: Props) => {
  const choose = (value: string) => {
    const chosen = value === '' ? null : Number(value)
    const others = intake.columns.flatMap(other =>
      other.field !== field && other.column !== null && other.column !== chosen
        ? [{ field: other.field, column: other.column }]
        : [],
    )
    assign.mutate(chosen === null ? others : [...others, { field, column: chosen }])
  }
  return (
    <select
      className={css.select}
      aria-label={`Spalte der Datei für ${label}`}
      value={column ?? ''}
      data-missing={required && column === null}
      disabled={assign.isPending || intake.applied !== null}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{required ? 'bitte wählen' : 'nicht in der Datei'}</option>
      {intake.headings.map((heading, index) =>
        isLeftOut(intake, index) ? null : (
          <option key={index} value={index}>
            {headingOf(heading, index)}
          </option>
        ),
      )}
    </select>
  )
}
