import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { codeFor } from '../../shared/code/codeFor.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import css from './workshop.module.css'
import { materialId } from './workshop.rules.ts'

const Material = ({ name, url }: Workshop['materials'][number]) => {
  const [pending, setPending] = useState(false)
  const fetch = async () => {
    setPending(true)
    const files = await codeFor(() => import('../../shared/files/materialFile.ts'))
    await files?.offerMaterial({ id: materialId(url), name })
    setPending(false)
  }
  return (
    <li>
      <button
        type="button"
        className={css.workshop__material}
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
