import { useQuery } from '@tanstack/react-query'
import { associationQuery } from '../../shared/association.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'

const title = 'Datenschutzhinweise'

/** The association's privacy text, over whatever one is doing. */
export const PrivacySheet = ({ onClose }: { onClose: () => void }) => {
  const association = useQuery(associationQuery)
  return (
    <Sheet label={title} onClose={onClose}>
      {close => (
        <>
          <div className="sheet-head">
            <h1 className="sheet-head__name" tabIndex={-1} data-page-title>
              {title}
            </h1>
            <IconButton icon="close" look="round" label="Schließen" onClick={close} />
          </div>
          <Loaded
            query={association}
            skeleton={<SkeletonList kind="session" count={2} />}
            failed="Der Text kam nicht an"
            unaffected="Was Sie eingegeben haben, bleibt stehen."
          >
            {({ privacy }) => (
              <Prose text={privacy || 'Diesen Text hat die Geschäftsstelle noch nicht hinterlegt.'} />
            )}
          </Loaded>
        </>
      )}
    </Sheet>
  )
}
