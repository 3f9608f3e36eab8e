import './chalk-table.css'

const seats = Array.from({ length: 10 }, (_, index) => index * 36)

/** The table in chalk: ten seats, one of them yellow (by its angle, clockwise from the top). Ornament only. */
export const ChalkTable = ({ yellow = 216 }: { yellow?: number }) => (
  <svg className="chalk-table" viewBox="0 0 320 320" aria-hidden="true">
    <circle className="chalk-table__line" cx="160" cy="160" r="95" strokeWidth="3.2" />
    <circle className="chalk-table__faint" cx="162" cy="161.5" r="93.5" strokeWidth="2.4" />
    <circle className="chalk-table__faint" cx="160" cy="160" r="77.5" strokeWidth="2" />
    {seats.map(angle => (
      <g
        key={angle}
        className={angle === yellow ? 'chalk-table__yellow' : undefined}
        transform={`rotate(${angle} 160 160)`}
      >
        <path className="chalk-table__line" d="M133 26.7a136 136 0 0 1 54 0" strokeWidth="9.4" />
        <path className="chalk-table__faint" d="M132.4 11a151.5 151.5 0 0 1 56.8.4" strokeWidth="2" />
      </g>
    ))}
  </svg>
)
