import { type OfficePerson, removeSecondFactor } from '@tafelrunde/contract/admin/people/people'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useGetIdentity } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { Card } from '../../shared/pages/Card.tsx'

/** That a person logs in in two steps; superusers take that from whoever has lost phone and recovery codes. */
export const SecondFactorCard = ({ person }: { person: OfficePerson }) => {
  const { identity } = useGetIdentity()
  const { id, email, second_factor_since: since } = person
  if (!since) return null
  return (
    <Card title="Anmeldung in zwei Schritten">
      <p className="text">Eingeschaltet seit {longDate(since)}.</p>
      {identity?.isSuperuser && identity.id !== id && (
        <Deed
          label="Aufheben"
          name="Anmeldung in zwei Schritten aufheben"
          title="Anmeldung in zwei Schritten aufheben"
          verb="Aufheben"
          text={`Nur wenn die Person Telefon und Wiederherstellungscodes verloren hat, und Sie sicher sind, dass sie es ist: Danach genügt ihr Passwort. Sie wird auf allen Geräten abgemeldet, und eine Mail geht an ${email}.`}
          done="Die Anmeldung in zwei Schritten ist aufgehoben."
          isDangerous
          perform={() => call(removeSecondFactor, { params: { id } })}
        />
      )}
    </Card>
  )
}
