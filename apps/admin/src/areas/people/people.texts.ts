import type { PersonRole } from '@tafelrunde/contract/admin/people/people'
import type { AccountState } from '@tafelrunde/contract/people/account-state'
import type { Columns } from '../../shared/history/history.texts.ts'
import { numberByText } from '../../shared/people/customerNumber.texts.ts'

export const roleTexts: Record<PersonRole, string> = {
  staff: 'Büro',
  superuser: 'Darf alles',
  lecturer: 'Referent/in',
  exhibitor: 'Aussteller',
}

export const stateTexts: Record<AccountState, string> = {
  unconfirmed: 'nicht bestätigt',
  active: 'aktiv',
  closed: 'geschlossen',
}

const isState = (value: unknown): value is AccountState => typeof value === 'string' && value in stateTexts

/** An account's columns in the audit log. */
export const personHistory: Columns = {
  email: { label: 'E-Mail-Adresse' },
  first_name: { label: 'Vorname' },
  last_name: { label: 'Nachname' },
  birthday: { label: 'Geburtsdatum' },
  joined_at: { label: 'Konto seit', long: true },
  state: {
    label: 'Konto',
    field: 'is_active',
    text: value => (isState(value) ? stateTexts[value] : 'noch keins'),
  },
  is_active: { label: 'Aktiv' },
  is_staff: { label: 'Büro' },
  is_superuser: { label: 'Darf alles' },
  is_user: { label: 'Teilnehmer/in' },
  is_lecturer: { label: 'Referent/in' },
  is_exhibitor: { label: 'Aussteller' },
  customer_number: { label: 'Mitgliedsnummer', field: 'as_customernumber' },
  customer_number_by: {
    label: 'Herkunft der Mitgliedsnummer',
    field: 'is_customernumber_proven',
    text: numberByText,
  },
  profile_description: { label: 'Text zur Person', long: true },
  picture: { label: 'Bild', long: true },
  schooltype_id: { label: 'Schulart', field: 'schooltype', long: true },
  privacy_version: { label: 'Zugestimmte Datenschutzerklärung' },
  privacy_accepted_at: { label: 'Zugestimmt am' },
  bounce: { label: 'Mails kommen zurück', long: true },
  bounced_at: { label: 'Mails kommen zurück seit' },
  wants_reminders: { label: 'Erinnerungen' },
  wants_feedback_requests: { label: 'Bitten um Feedback' },
}

/** What is kept of an account that went into another one. */
export const mergeHistory: Columns = {
  gone_id: { label: 'Frühere Nummer' },
  name: { label: 'Name' },
  email: { label: 'E-Mail-Adresse' },
  email_proven_at: { label: 'E-Mail-Adresse bestätigt am', long: true },
  customer_number: { label: 'Mitgliedsnummer' },
  merged_at: { label: 'Zusammengeführt am', long: true },
  by: { label: 'Von' },
}

/** What the log says of the connection with the member portal. */
export const portalHistory: Columns = {
  issuer: { label: 'Mitgliederportal', long: true },
  linked_at: { label: 'Verbunden am', long: true },
  grants_staff: { label: 'Durch das Mitgliederportal im Büro' },
}

/** What the log says of a passkey. */
export const passkeyHistory: Columns = {
  name: { label: 'Name' },
  created_at: { label: 'Hinzugefügt am', long: true },
}

/** What the log says of a login in two steps. */
export const secondFactorHistory: Columns = {
  switched_on_at: { label: 'Eingeschaltet am', long: true },
}
