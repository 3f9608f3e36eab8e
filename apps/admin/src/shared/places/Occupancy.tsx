import './occupancy.css'
import { isFull, type Places, takenPercent } from './places.rules.ts'

declare module 'react' {
  // Custom properties carry the length of a bar to the style sheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}

const Bar = ({ places }: { places: Places }) => (
  <span
    className={isFull(places) ? 'bar bar--full' : 'bar'}
    style={{ '--taken': `${takenPercent(places) ?? 0}%`, '--waiting': places.waiting }}
    aria-hidden="true"
  >
    <span className="bar__track">{places.taken > 0 && <span className="bar__taken" />}</span>
    {places.waiting > 0 && <span className="bar__waiting" />}
  </span>
)

/** The bar with its numbers: „24 von 30“, and „+5“ for those who wait. */
export const Occupancy = ({ places }: { places: Places }) => (
  <span className="occupancy">
    {places.capacity !== null && <Bar places={places} />}
    <span className="occupancy__numbers">
      <b>{places.taken}</b> {places.capacity === null ? 'ohne Grenze' : `von\u00A0${places.capacity}`}
    </span>
    <span className="occupancy__waiting">
      {places.waiting > 0 && (
        <>
          <span aria-hidden="true">+{places.waiting}</span>
          <span className="visually-hidden">{places.waiting} auf der Warteliste</span>
        </>
      )}
    </span>
  </span>
)

/** What the bars' colours mean. */
export const OccupancyLegend = () => (
  <p className="legend" aria-hidden="true">
    <span className="legend__full">voll</span>
    <span className="legend__taken">belegt</span>
    <span className="legend__waiting">Warteliste</span>
  </p>
)
