import { Avatar, type Person } from '@tafelrunde/ui/Avatar.tsx'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { CardLink } from './CardList.tsx'

interface Props {
  person: Person
  href: string
  line?: ReactNode
  /** How many workshops the person gives; stands in place of the chevron. */
  workshops?: number
  onOpen?: (event: MouseEvent) => void
}

/** A person in a `CardList`; the name wraps, the line under it may be cut. */
export const PersonRow = ({ person, href, line, workshops, onOpen }: Props) => (
  <CardLink
    href={href}
    lead={<Avatar person={person} size={48} />}
    title={person.name}
    onOpen={onOpen}
    trail={
      workshops === undefined ? undefined : (
        <>
          {workshops}
          <Icon name="list" size={18} label={workshops === 1 ? 'Workshop' : 'Workshops'} />
        </>
      )
    }
  >
    {line && <span className="card-link__line">{line}</span>}
  </CardLink>
)
