import { daysLeft, type EventReports } from '@tafelrunde/contract/admin/reports'
import { figureText } from '@tafelrunde/ui/figures.ts'
import { firstDay, pathOf, ticksTo } from './course.rules.ts'
import css from './reports.module.css'

const box = { width: 720, height: 280, left: 44, right: 44, top: 16, bottom: 30 }

/** Registrations by days left, this event's and the other's; the table below says the same. */
export const CourseChart = ({ at, event, against }: Pick<EventReports, 'at' | 'event' | 'against'>) => {
  const first = firstDay([event.course, against?.course ?? []])
  const most = Math.max(event.registered, against?.registered ?? 0)
  // A capacity far above everything would press the lines flat.
  const capacity = event.capacity !== null && event.capacity <= 2 * most ? event.capacity : undefined
  const ticks = ticksTo(Math.max(most, capacity ?? 0))
  const top = ticks.at(-1) ?? 1
  const x = (left: number) => box.left + ((first - left) / first) * (box.width - box.left - box.right)
  const y = (count: number) => box.height - box.bottom - (count / top) * (box.height - box.top - box.bottom)
  const until = Math.min(daysLeft(event.start, at), first)
  return (
    <svg className={css['chart']} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      {ticks.map(tick => (
        <g key={tick}>
          <line className={css['grid']} x1={box.left} x2={box.width - box.right} y1={y(tick)} y2={y(tick)} />
          <text x={box.left - 8} y={y(tick) + 4} textAnchor="end">
            {figureText(tick)}
          </text>
        </g>
      ))}
      {ticksTo(first)
        .filter(left => left <= first)
        .map(left => (
          <text key={left} x={x(left)} y={box.height - 8} textAnchor="middle">
            {left === 0 ? 'Beginn' : figureText(left)}
          </text>
        ))}
      {capacity !== undefined && (
        <line
          className={css['capacity']}
          x1={box.left}
          x2={box.width - box.right}
          y1={y(capacity)}
          y2={y(capacity)}
        />
      )}
      {against && (
        <path className={css['before']} d={pathOf(against.course, { x, y }, daysLeft(against.start, at))} />
      )}
      <path className={css['course']} d={pathOf(event.course, { x, y }, until)} />
      <circle className={css['today']} cx={x(until)} cy={y(event.registered)} r="6" />
      <text className={css['number']} x={x(until) + 10} y={y(event.registered) - 8}>
        {figureText(event.registered)}
      </text>
    </svg>
  )
}
