import css from './attendance-ring.module.css'
import { ringOf } from './ring.rules.ts'

type Props = { attended: number; people: number }

/** How many are there, as the one figure of the board; the seats around it only repeat it. */
export const AttendanceRing = ({ attended, people }: Props) => {
  const { arcs, dots } = ringOf(people)
  const look = (index: number) =>
    `${css['attendance-ring__seat']} ${index < attended ? css['attendance-ring__seat--taken'] : ''}`
  return (
    <p className={css['attendance-ring']}>
      <svg className={css['attendance-ring__table']} viewBox="0 0 104 104" aria-hidden="true">
        <circle className={css['attendance-ring__disc']} cx="52" cy="52" r="35" />
        {arcs.map((path, index) => (
          <path key={path} className={`${look(index)} ${css['attendance-ring__seat--arc']}`} d={path} />
        ))}
        {dots.map((dot, index) => (
          <circle key={`${dot.x} ${dot.y}`} className={look(index)} cx={dot.x} cy={dot.y} r={dot.r} />
        ))}
      </svg>
      <span className={css['attendance-ring__text']}>
        <strong className={css['attendance-ring__figure']}>{attended}</strong> von {people} da
      </span>
    </p>
  )
}
