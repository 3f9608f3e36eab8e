import { type Intake, IntakeDelimiter } from '@tafelrunde/contract/admin/intakes'
import columns from './columns.module.css'
import { delimiterTexts, hiddenText } from './intakes.texts.ts'
import css from './preview.module.css'
import type { Writes } from './useIntake.ts'

interface Props {
  intake: Intake
  writes: Writes
  /** Other rows are there now. */
  onReadAnew: () => void
}

type Wish = { delimiter: IntakeDelimiter; split: Writes['split']; onReadAnew: () => void }

const Delimiter = ({ delimiter, split, onReadAnew }: Wish) => (
  <p className={css.reading}>
    <label className={css.reading__choice}>
      Was die Spalten trennt:
      <select
        className={columns.select}
        value={split.isPending ? split.variables : delimiter}
        disabled={split.isPending}
        onChange={({ target }) =>
          split.mutate(IntakeDelimiter.parse(target.value), { onSuccess: onReadAnew })
        }
      >
        {IntakeDelimiter.options.map(option => (
          <option key={option} value={option}>
            {delimiterTexts[option]}
          </option>
        ))}
      </select>
    </label>
    <span>Mit einem anderen Zeichen wird die Datei neu gelesen, ohne Ihre Berichtigungen.</span>
  </p>
)

/** How the file was read, and how to read it otherwise: what parts its columns, and whether what Excel hides counts. */
export const Reading = ({ intake, writes: { split, leaveOut }, onReadAnew }: Props) => {
  const { applied, delimiter, hidden } = intake
  if (applied) return null
  return (
    <>
      {delimiter !== null && <Delimiter delimiter={delimiter} split={split} onReadAnew={onReadAnew} />}
      {hidden && (
        <p className={css.reading}>
          <span className={css.reading__hidden}>{hiddenText(hidden)}</span>
          <label className={css.reading__choice}>
            <input
              type="checkbox"
              checked={leaveOut.isPending ? leaveOut.variables : hidden.left_out}
              disabled={leaveOut.isPending}
              onChange={({ target }) => leaveOut.mutate(target.checked, { onSuccess: onReadAnew })}
            />
            Ausgeblendetes auslassen
          </label>
        </p>
      )}
    </>
  )
}
