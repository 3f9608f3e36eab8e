import type { Material } from '@tafelrunde/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/Loaded.tsx'
import { offerMaterial } from '../../shared/materialFile.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { MetaLine } from '../../shared/ui/MetaLine.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { ownMaterialsQuery } from './materials.api.ts'
import { sizeText, visibleText } from './materials.texts.ts'

type Props = { workshop: number | null; onChoose: (chosen: Material | 'new') => void }

type RowProps = { material: Material; onChoose: Props['onChoose'] }

const Row = ({ material, onChoose }: RowProps) => {
  const now = useNow()
  const { name, size, visible_from } = material
  return (
    <li className="material">
      <Icon name="document" size={22} />
      <div className="material__text">
        <h2 className="material__name">{name}</h2>
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
        <div className="materials">
          {own.length > 0 ? (
            <CardList>
              {own.map(material => (
                <Row key={material.id} material={material} onChoose={onChoose} />
              ))}
            </CardList>
          ) : (
            <p className="materials__none">
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
