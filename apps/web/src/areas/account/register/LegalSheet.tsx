import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { associationQuery } from '../../../shared/queries/association.ts'
import { TitledSheet } from '../../../shared/ui/overlays/TitledSheet.tsx'
import { Prose } from '../../../shared/ui/rows/Prose.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'

const titles = { privacy: 'Datenschutzhinweise', terms: 'Teilnahmebedingungen' }

type Props = { kind: keyof typeof titles; onClose: () => void }

/** What people agree to, over whatever they are doing. */
export const LegalSheet = ({ kind, onClose }: Props) => {
  const association = useQuery(associationQuery)
  return (
    <TitledSheet title={titles[kind]} onClose={onClose}>
      {() => (
        <Loaded
          query={association}
          skeleton={<SkeletonList kind="session" count={2} />}
          failed="Der Text kam nicht an"
          unaffected="Was Sie eingegeben haben, bleibt stehen."
        >
          {({ [kind]: text }) => (
            <Prose heading="h2" text={text || 'Diesen Text hat die Geschäftsstelle noch nicht hinterlegt.'} />
          )}
        </Loaded>
      )}
    </TitledSheet>
  )
}
