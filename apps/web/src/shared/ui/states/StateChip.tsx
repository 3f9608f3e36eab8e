import { Icon } from '@tafelrunde/ui/Icon.tsx'
import './state-chip.css'

/** primary and a board chip with `check` say "Angemeldet". */
export type Tone = 'success' | 'neutral' | 'yellow' | 'danger' | 'primary' | 'board'

interface Props {
  children: string
  tone: Tone
  /** 24 px, for rows. */
  small?: boolean
  check?: boolean
}

export const StateChip = ({ children, tone, small = false, check = tone === 'primary' }: Props) => (
  <span className={`state-chip state-chip--${tone}${small ? ' state-chip--small' : ''}`}>
    {check && <Icon name="check" size={14} />}
    {children}
  </span>
)

/** Words without a state: school types, topics. On a board they stand on `board-2`. */
export const Tags = ({ tags }: { tags: string[] }) => (
  <ul className="tags">
    {tags.map(tag => (
      <li key={tag} className="state-chip state-chip--tag">
        {tag}
      </li>
    ))}
  </ul>
)
