import { clearBounce, type OfficePerson } from '@tafelrunde/contract/admin/people/people'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'

/** That a person gets none of our mails, which nobody else would notice. */
export const BounceCard = ({ person: { id, email, bounce } }: { person: OfficePerson }) =>
  bounce && (
    <Card title="E-Mails kommen zurück">
      <p>
        Seit dem {longDate(bounce.since)} nimmt der Mailserver von {email} keine an:
      </p>
      <p className="quiet">{bounce.reason}</p>
      <Deed
        label="Hinweis entfernen"
        title="Hinweis entfernen"
        text="Wenn die Adresse wieder stimmt. Kommt die nächste E-Mail zurück, steht er wieder da."
        perform={() => call(clearBounce, { params: { id } })}
      />
    </Card>
  )
