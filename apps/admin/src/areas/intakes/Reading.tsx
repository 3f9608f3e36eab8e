import { type Intake, IntakeDelimiter } from '@tafelrunde/contract/admin/intakes'
import columns from './columns.module.css'
import { delimiterTexts } from './intakes.texts.ts'
import css from './preview.module.css'
import type { Writes } from './useIntake.ts'

interface Props {
  intake: Intake
  writes: Writes
  /** Other rows are there now. */
  onReadAnew: () => void
}

/** How the file was read, and how to read it otherwise. */
export const Reading = ({ intake, writes: { split }, onReadAnew }: Props) => {
  if (intake.applied || intake.delimiter === null) return null
  return (
    <div className={css.reading}>
      <label className={css.reading__choice}>
        Was die Spalten trennt:
        <select
          className={columns.select}
          value={intake.delimiter}
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
    </div>
  )
}
