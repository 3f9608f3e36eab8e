import css from './tally.module.css'

/** More are not counted at a glance: the number alone says it (design: Hours board). */
const most = 60

const strokes = [
  'M9.5 3.5C8.7 17 10.6 32 8.8 46',
  'M21 4C21.8 18 19.8 31 21.3 46.5',
  'M33.2 3.5C32.2 18 34.2 32 32.8 46',
  'M45 4C45.8 17 43.8 32 44.8 46.5',
]
const across = 'M2.5 38C18 30 36 22 54 12.5'

/** One chalk stroke per whole unit, in fives. Ornament: the number stands beside it. */
export const Tally = ({ count }: { count: number }) => {
  const whole = Math.floor(count)
  if (whole === 0 || whole > most) return null
  return (
    <div className={css.tally} aria-hidden="true">
      {Array.from({ length: Math.ceil(whole / 5) }, (_, five) => {
        const drawn = whole - five * 5
        return (
          <svg key={five} className={css.tally__five} viewBox="0 0 56 50">
            {strokes.slice(0, drawn).map(stroke => (
              <path key={stroke} d={stroke} />
            ))}
            {drawn >= 5 && <path d={across} />}
          </svg>
        )
      })}
    </div>
  )
}
