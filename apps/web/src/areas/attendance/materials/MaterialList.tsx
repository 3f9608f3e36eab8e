import type { Material } from '@tafelrunde/contract/events/materials'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { sizeText } from '@tafelrunde/ui/sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { offerMaterial } from '../../../shared/files/materialFile.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../../shared/ui/rows/MetaLine.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { ownMaterialsQuery } from './materials.api.ts'
import css from './materials.module.css'
import { visibleText } from './materials.texts.ts'

type Props = { workshop: number | null; onChoose: (chosen: Material | 'new') => void }

type RowProps = { material: Material; onChoose: Props['onChoose'] }

const Row = ({ material, onChoose }: RowProps) => {
  const now = useNow()
  const { name, size, visible_from } = material
  return (
    <li className={css.material}>
      <Icon name="document" size={22} />
      <div className={css.material__text}>
        <h2 className={css.material__name}>{name}</h2>
        <MetaLine parts={[sizeText(size), visibleText(visible_from, now)]} />
      </div>
      <IconButton
        icon="download"
        label={`${name} herunterladen`}
        onClick={() => void offerMaterial(material)}
      />
      <IconButton icon="edit" label={`${name} ändern`} onClick={() => onChoose(material)} />
    </li>
  )
}

/** The files of a workshop. */
export const MaterialList = ({ workshop, onChoose }: Props) => (
  <Loaded
    query={useQuery(ownMaterialsQuery)}
    skeleton={<SkeletonList kind="person" count={2} />}
    failed="Die Materialien kamen nicht an"
  >
    {all => {
      const own = all.filter(material => material.workshop === workshop)
      return (
        <div className={css.materials}>
          {own.length > 0 ? (
            <CardList>
              {own.map(material => (
                <Row key={material.id} material={material} onChoose={onChoose} />
              ))}
            </CardList>
          ) : (
            <p className={css.materials__none}>
              Noch nichts da. Was Sie hier hinzufügen, finden die Teilnehmenden beim Workshop – sofort oder ab
              dem Zeitpunkt, den Sie wählen.
            </p>
          )}
          <Button icon="plus" wide onClick={() => onChoose('new')}>
            Datei hinzufügen
          </Button>
        </div>
      )
    }}
  </Loaded>
)
