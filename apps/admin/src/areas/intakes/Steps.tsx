import type { Intake } from '@tafelrunde/contract/admin/intakes'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import css from './preview.module.css'

const names = ['Datei', 'Spalten', 'Prüfen', 'Übernehmen']

const stepOf = ({ applied, missing, counts }: Intake) => {
  if (applied) return names.length
  if (missing.length > 0) return 1
  return counts.faulty > 0 ? 2 : 3
}

/** How far the table has come. */
export const Steps = ({ intake }: { intake: Intake }) => {
  const now = stepOf(intake)
  return (
    <ol className={css.steps} aria-label="Schritte">
      {names.map((name, step) => (
        <li key={name} aria-current={step === now ? 'step' : undefined} data-done={step < now}>
          <span className={css.steps__mark}>{step < now ? <Icon name="check" size={16} /> : step + 1}</span>
          {name}
          {step < now && <span className="visually-hidden"> (erledigt)</span>}
        </li>
      ))}
    </ol>
  )
}
