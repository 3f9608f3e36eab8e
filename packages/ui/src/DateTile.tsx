import './date-tile.css'

interface Props {
  day: string
  /** In full or with full stop: "März", "Apr." */
  month: string
  /** neutral: only announced, or over */
  tone?: 'green' | 'neutral'
  onBoard?: boolean
}

export const DateTile = ({ day, month, tone = 'green', onBoard = false }: Props) => (
  <span className={`date-tile date-tile--${onBoard ? 'board' : tone}`}>
    <span className="date-tile__day">{day}</span> <span className="date-tile__month">{month}</span>
  </span>
)
