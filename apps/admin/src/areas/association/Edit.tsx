import { listAssociationHistory, type OfficeAssociation } from '@tafelrunde/contract/admin/association'
import type { RaRecord } from 'react-admin'
import { BooleanInput, LinkBase, TextInput, useRecordContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { PaperButton } from '../../shared/pages/PaperButton.tsx'
import css from './association.module.css'
import { associationHistory } from './association.texts.ts'
import { Donations } from './Donations.tsx'
import { FourEyes } from './FourEyes.tsx'
import { SmallBusiness } from './SmallBusiness.tsx'

type Row = OfficeAssociation & RaRecord

const historyOf = async () => {
  const { results } = await call(listAssociationHistory, { query: { limit: '50' } })
  return results
}

const History = () => {
  const record = useRecordContext<Row>()
  return (
    <HistoryCard of={['association', record?.version]} columns={associationHistory} historyOf={historyOf} />
  )
}

/** The list of people, of the office and without one. */
const withoutSecondFactor = `/people?${new URLSearchParams({
  filter: JSON.stringify({ role: 'staff', has_second_factor: 'false' }),
})}`

const Part = ({ children }: { children: string }) => <h2 className={css.association__part}>{children}</h2>

/** What the association says of itself, and its account; all of it stands on papers or in the app. */
export const AssociationEdit = () => (
  <AreaEdit<Row>
    area="association"
    label="Einstellungen"
    titleOf={() => 'Einstellungen'}
    pathOf={() => '/association/1'}
    columns={associationHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
    after={
      <>
        <SmallBusiness />
        <Donations />
        <FourEyes />
        <History />
      </>
    }
  >
    <p className={css.association__more}>
      <LinkBase to="/appearance">Logo und Farbe</LinkBase>
      <LinkBase to="/legal-texts">Rechtstexte</LinkBase>
      <LinkBase to="/mail-texts">E-Mail-Texte</LinkBase>
      <LinkBase to="/retention">Aufbewahrung</LinkBase>
      <LinkBase to="/processing-record">Verzeichnis der Verarbeitungen</LinkBase>
      <LinkBase to="/doctor">Zustand</LinkBase>
      <LinkBase to="/backups">Sicherungen</LinkBase>
      <LinkBase to="/api-keys">Schnittstelle</LinkBase>
      <LinkBase to="/webhooks">Benachrichtigte Programme</LinkBase>
      <LinkBase to="/check">Prüfung</LinkBase>
    </p>
    <Part>Verband</Part>
    <FormGrid>
      <TextInput source="name" label="Name" isRequired className={wide} />
      <TextInput source="street" label="Straße und Hausnummer" className={wide} />
      <TextInput source="postal_code" label="Postleitzahl" />
      <TextInput source="city" label="Ort" />
      <TextInput source="email" label="E-Mail-Adresse" />
      <TextInput source="phone" label="Telefon" />
      <TextInput source="website" label="Website" className={wide} />
    </FormGrid>
    <PaperButton />
    <Part>Absender der E-Mails</Part>
    <FormGrid>
      <TextInput source="sender_name" label="Name des Absenders" helperText="Leer: der Name des Verbands" />
      <TextInput
        source="reply_to"
        label="Antworten gehen an"
        helperText="Leer: die E-Mail-Adresse von oben"
      />
    </FormGrid>
    <p className="quiet">
      Die Adresse des Absenders selbst gehört zum Mailserver und wird dort eingestellt. Eine Test-E-Mail
      schicken Sie sich unter „E-Mail-Texte“.
    </p>
    <Part>Anmeldung im Büro</Part>
    <FormGrid>
      <BooleanInput
        source="staff_second_factor"
        label="Zweiter Schritt ist Pflicht für das Büro"
        helperText="Wer keinen hat, richtet ihn vor der nächsten Arbeit in der Verwaltung ein. In der App ändert sich für diese Personen nichts."
        className={wide}
      />
    </FormGrid>
    <p className={css.association__more}>
      <LinkBase to={withoutSecondFactor}>Wer im Büro noch keinen zweiten Schritt hat</LinkBase>
    </p>
    <Part>Bank und Steuern</Part>
    <FormGrid>
      <TextInput source="iban" label="IBAN" />
      <TextInput source="bic" label="BIC" />
      <TextInput source="account_holder" label="Kontoinhaber" helperText="Leer: der Verband" />
      <TextInput source="tax_number" label="Steuernummer" />
      <TextInput source="vat_id" label="Umsatzsteuer-ID" />
    </FormGrid>
    <Part>Text in der App</Part>
    <FormGrid>
      <TextInput source="about" label="Über uns" multiline minRows={3} className={wide} />
    </FormGrid>
  </AreaEdit>
)
