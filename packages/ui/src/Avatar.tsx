import './avatar.css'
import { initials } from './initials.ts'
import { LazyPicture } from './LazyPicture.tsx'

export interface Person {
  id: number
  name: string
  /** Address of a picture; without one the initials stand on a tint. */
  picture?: string | null
}

interface Props {
  person: Person
  size?: 40 | 44 | 48 | 84
}

/** Stands beside the name, so it is silent. The tint goes by id: it never changes. */
export const Avatar = ({ person, size = 44 }: Props) => {
  const look = `avatar avatar--${size}`
  return person.picture ? (
    <span className={look}>
      <LazyPicture className="avatar__picture" src={person.picture} />
    </span>
  ) : (
    <span className={`${look} avatar--tint-${(person.id % 6) + 1}`} aria-hidden="true">
      {initials(person.name)}
    </span>
  )
}
