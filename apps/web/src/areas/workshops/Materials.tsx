import type { Workshop } from '@tafelrunde/contract/workshops'
import { useState } from 'react'
import { offerMaterial } from '../../shared/materialFile.ts'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { materialId } from './workshop.rules.ts'

const Material = ({ name, url }: Workshop['materials'][number]) => {
  const [pending, setPending] = useState(false)
  const fetch = async () => {
    setPending(true)
    await offerMaterial({ id: materialId(url), name })
    setPending(false)
  }
  return (
    <li>
      <button
        type="button"
        className="workshop__material"
        aria-busy={pending || undefined}
        onClick={() => void fetch()}
      >
        <Icon name="attachment" size={20} />
        {name}
      </button>
    </li>
  )
}

/** What the lecturers have put there; the server gives it only to who may see it. */
export const Materials = ({ materials }: Pick<Workshop, 'materials'>) =>
  materials.length > 0 && (
    <Section title="Materialien">
      <CardList>
        {materials.map(material => (
          <Material key={material.url} {...material} />
        ))}
      </CardList>
    </Section>
  )
