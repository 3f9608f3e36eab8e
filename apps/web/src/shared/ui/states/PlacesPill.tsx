import './places-pill.css'
import { type Places, SeatRing } from '@tafelrunde/ui/SeatRing.tsx'

export interface PlacesInWords extends Places {
  /** "noch 4 Plätze", "Ausgebucht", "Warteliste: Platz 3", "Gebucht" */
  text: string
  /** A second, quieter line: "5 warten" */
  more?: string
}

/** Ring and words; the words carry the state. */
export const PlacesPill = ({ text, more, ...places }: PlacesInWords) => (
  <div className={`places-pill places-pill--${places.state}`}>
    <SeatRing {...places} />
    <span>
      {text}
      {more && <span className="places-pill__more">{more}</span>}
    </span>
  </div>
)
