import { Icon } from '@tafelrunde/ui/Icon.tsx'
import '../../shared/ui/boards/board.css'
import type { SchoolYear } from './confirmations.rules.ts'
import { hoursFrom, schoolYearName, unitsInWords, waitingText } from './confirmations.texts.ts'
import css from './hours-board.module.css'
import { Tally } from './Tally.tsx'

type Props = {
  years: readonly SchoolYear[]
  shown: SchoolYear
  onChoose: (year: number) => void
}

/** The sum of a school year; where there are several, one is chosen here. */
export const HoursBoard = ({ years, shown, onChoose }: Props) => {
  const { figure, word } = unitsInWords(shown.units)
  return (
    <div className="board hours-board">
      <div className="board__content">
        {years.length > 1 ? (
          <label className={css['hours-board__year']}>
            <span className="visually-hidden">Schuljahr wählen</span>
            <select value={shown.year} onChange={event => onChoose(Number(event.currentTarget.value))}>
              {years.map(({ year }) => (
                <option key={year} value={year}>
                  {schoolYearName(year)}
                </option>
              ))}
            </select>
            <Icon name="down" size={20} />
          </label>
        ) : (
          <p className={css['hours-board__year']}>{schoolYearName(shown.year)}</p>
        )}
        <h2 className={css['hours-board__sum']}>
          <span className={css['hours-board__figure']}>{figure}</span> <span>{word}</span>
        </h2>
        <Tally count={shown.units} />
        <p className="board__text">{hoursFrom(shown)}</p>
        {shown.waitingUnits > 0 && <p className="board__text">{waitingText(shown)}</p>}
      </div>
    </div>
  )
}
