import type { Pass } from '@tafelrunde/contract/passes'
import { useAssociationName } from '../../shared/association.ts'
import { Mark, Wordmark } from '../../shared/Logo.tsx'
import { useSession } from '../../shared/session.ts'
import { customerNumberText } from './pass.texts.ts'

/** The pass as one shows it: white in both schemes, for the reader's sake. */
export const PassCard = ({ pass }: { pass: Pass }) => {
  const { account } = useSession()
  const association = useAssociationName()
  return (
    <div className="pass-card">
      <div className="pass-card__head">
        <Mark />
        <div>
          <Wordmark />
          <p>{association}</p>
        </div>
      </div>
      <img
        className="pass-card__code"
        src={`data:image/svg+xml,${encodeURIComponent(pass.svg)}`}
        alt="QR-Code Ihres Ausweises"
      />
      <p className="pass-card__name">{`${account.first_name} ${account.last_name}`}</p>
      {account.as_customernumber && (
        <p className="pass-card__number">{customerNumberText(account.as_customernumber)}</p>
      )}
    </div>
  )
}
