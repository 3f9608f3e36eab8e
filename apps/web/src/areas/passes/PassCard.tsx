import type { Pass } from '@tafelrunde/contract/people/passes'
import { Mark, Wordmark } from '@tafelrunde/ui/Logo.tsx'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useAssociationName } from '../../shared/queries/association.ts'
import { useSession } from '../../shared/session/session.ts'
import css from './pass.module.css'
import { customerNumberText } from './pass.texts.ts'

/** The pass as one shows it: white in both schemes, for the reader's sake. */
export const PassCard = ({ pass }: { pass: Pass }) => {
  const { account } = useSession()
  const association = useAssociationName()
  return (
    <div className={css['pass-card']}>
      <div className={css['pass-card__head']}>
        <Mark />
        <div>
          <Wordmark />
          <p>{association}</p>
        </div>
      </div>
      <img
        className={css['pass-card__code']}
        src={`data:image/svg+xml,${encodeURIComponent(pass.svg)}`}
        alt="QR-Code Ihres Ausweises"
      />
      <p className={css['pass-card__name']}>{fullName(account)}</p>
      {account.as_customernumber && (
        <p className={css['pass-card__number']}>{customerNumberText(account.as_customernumber)}</p>
      )}
    </div>
  )
}
