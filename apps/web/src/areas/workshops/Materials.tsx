import type { Workshop } from '@tafelrunde/contract/workshops'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { Section } from '../../shared/ui/Section.tsx'

/** What the lecturers have put there; the server gives it only to who may see it. */
export const Materials = ({ materials }: Pick<Workshop, 'materials'>) =>
  materials.length > 0 && (
    <Section title="Unterlagen">
      <CardList>
        {materials.map(({ name, url }) => (
          <li key={url}>
            <a className="workshop__material" href={url}>
              <Icon name="attachment" size={20} />
              {name}
            </a>
          </li>
        ))}
      </CardList>
    </Section>
  )
