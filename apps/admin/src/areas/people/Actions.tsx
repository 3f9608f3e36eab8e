import { offerFile } from '@tafelrunde/client/offer-file'
import { exportPerson, type OfficePerson } from '@tafelrunde/contract/admin/people/people'
import { deleteUser } from '@tafelrunde/contract/people/privacy'
import { counted } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useGetIdentity, useRedirect } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { recordsOf } from '../../shared/people/PersonRecords.tsx'

/** What is known of somebody can be saved and erased, by superusers. */
export const Actions = ({ person }: { person: OfficePerson }) => {
  const { identity } = useGetIdentity()
  const [isAsking, setAsking] = useState(false)
  const redirect = useRedirect()
  const { data: records = [] } = useQuery(recordsOf(person.id))
  const params = { id: person.id }
  const name = fullName(person)
  const save = useDeed(async () => offerFile(`${name}.zip`, await callForFile(exportPerson, { params })))
  const erase = useDeed(() => call(deleteUser, { params, body: {} }), {
    done: `„${name}“ ist gelöscht.`,
    onSuccess: () => redirect('list', 'people'),
  })
  if (!identity?.isSuperuser || identity.id === person.id) return null
  const isBusy = save.isBusy || erase.isBusy
  const count = (kind: string) => records.filter(record => record.kind === kind).length

  return (
    <Card
      title="Daten der Person"
      aside={<LinkBase to={`/people/${person.id}/merge`}>Mit anderem Konto zusammenführen …</LinkBase>}
    >
      <p className="text">
        <Button label="Datenauskunft speichern" disabled={isBusy} onClick={() => save.run()} />{' '}
        <Button label="Konto löschen" color="error" disabled={isBusy} onClick={() => setAsking(true)} />
      </p>
      <Ask
        isOpen={isAsking}
        title={`Konto von „${name}“ löschen`}
        verb="Konto löschen"
        onConfirm={() => {
          setAsking(false)
          erase.run()
        }}
        onClose={() => setAsking(false)}
      >
        {`Das lässt sich nicht zurücknehmen. Es hängen daran: ${[
          counted(count('event'), 'Anmeldung', 'Anmeldungen'),
          counted(count('timeslot'), 'Termin', 'Termine'),
          counted(count('confirmation'), 'Teilnahmebestätigung', 'Teilnahmebestätigungen'),
          counted(count('order'), 'Bestellung', 'Bestellungen'),
          counted(count('settlement'), 'Abrechnung', 'Abrechnungen'),
        ].join(
          ', ',
        )}. Künftige Plätze werden frei, Bestätigungen gelten nicht mehr; was das Steuerrecht verlangt, bleibt.`}
      </Ask>
    </Card>
  )
}
