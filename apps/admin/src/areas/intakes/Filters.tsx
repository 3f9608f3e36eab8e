import { type Intake, IntakeOutcome } from '@tafelrunde/contract/admin/intakes'
import { filterTexts } from './intakes.texts.ts'
import css from './preview.module.css'
import type { Filter } from './useIntake.ts'

interface Props {
  intake: Intake
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Which rows are shown. */
export const Filters = ({ intake: { counts }, filter, onChange }: Props) => {
  const outcomes = IntakeOutcome.options.filter(outcome => counts[outcome] > 0 || outcome === filter)
  const chip = (name: Filter, count: number) => (
    <button
      key={name}
      type="button"
      className={css.chip}
      aria-pressed={filter === name}
      data-faulty={name === 'faulty'}
      onClick={() => onChange(name)}
    >
      {filterTexts[name]} · {count.toLocaleString('de-DE')}
    </button>
  )
  return (
    <div className={css.chips} role="group" aria-label="Welche Zeilen">
      {chip('all', counts.rows)}
      {outcomes.map(outcome => chip(outcome, counts[outcome]))}
    </div>
  )
}
