import { useQuery } from '@tanstack/react-query'
import { associationQuery } from '../../shared/association.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { TitledSheet } from '../../shared/ui/overlays/TitledSheet.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'

/** The association's privacy text, over whatever one is doing. */
export const PrivacySheet = ({ onClose }: { onClose: () => void }) => {
  const association = useQuery(associationQuery)
  return (
    <TitledSheet title="Datenschutzhinweise" onClose={onClose}>
      {() => (
        <Loaded
          query={association}
          skeleton={<SkeletonList kind="session" count={2} />}
          failed="Der Text kam nicht an"
          unaffected="Was Sie eingegeben haben, bleibt stehen."
        >
          {({ privacy }) => (
            <Prose
              heading="h2"
              text={privacy || 'Diesen Text hat die Geschäftsstelle noch nicht hinterlegt.'}
            />
          )}
        </Loaded>
      )}
    </TitledSheet>
  )
}
