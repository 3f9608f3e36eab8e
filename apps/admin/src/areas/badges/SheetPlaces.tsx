import { type BadgeSheet, badgeSheets, roomOn } from '@tafelrunde/contract/admin/events/badges'
import css from './badges.module.css'

type Props = {
  sheet: BadgeSheet
  /** How many badges come onto it, and onto further ones. */
  count: number
  start: number
  setStart: (start: number) => void
}

/** The first sheet from above; the place that is tapped gets the first badge. */
export const SheetPlaces = ({ sheet, count, start, setStart }: Props) => {
  const { columns, card } = badgeSheets[sheet]
  const places = Array.from({ length: roomOn(sheet) }, (_, index) => index + 1)
  const stateOf = (place: number) => (place < start ? 'used' : place < start + count ? 'printed' : 'left')
  return (
    <div
      className={css['sheet']}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      role="group"
      aria-label="Erster Bogen: Wo ist der erste freie Platz?"
    >
      {places.map(place => (
        <button
          key={place}
          type="button"
          className={css['place']}
          style={{ aspectRatio: `${card.width} / ${card.height}` }}
          aria-pressed={place === start}
          aria-label={`Ab Platz ${place}`}
          data-state={stateOf(place)}
          onClick={() => setStart(place)}
        >
          {place}
        </button>
      ))}
    </div>
  )
}
