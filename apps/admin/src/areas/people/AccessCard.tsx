import { mailAccess, type OfficePerson } from '@tafelrunde/contract/admin/people/people'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'

/** That somebody for whom the office made an account has not chosen a password yet. */
export const AccessCard = ({ person: { id, email, is_active, has_password } }: { person: OfficePerson }) =>
  is_active &&
  !has_password && (
    <Card title="Noch kein Passwort">
      <p className="quiet">Die Person kann sich erst anmelden, wenn sie eines gewählt hat.</p>
      <Deed
        label="Link noch einmal schicken"
        title="Link noch einmal schicken"
        text={`Eine Mail mit einem neuen Link geht an ${email}. Er gilt drei Tage.`}
        done="Die Mail ist unterwegs."
        perform={() => call(mailAccess, { params: { id } })}
      />
    </Card>
  )
