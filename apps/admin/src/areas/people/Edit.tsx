import type { OfficePerson } from '@tafelrunde/contract/admin/people/people'
import { fullName } from '@tafelrunde/ui/names.ts'
import { BooleanInput, DateInput, ReferenceInput, SelectInput, TextInput, useGetIdentity } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { historyOf } from './history.ts'
import { personHistory } from './people.texts.ts'

/** Roles are for superusers; from others the server takes none. */
const Roles = () => {
  const { identity } = useGetIdentity()
  if (!identity?.isSuperuser) return null
  return (
    <>
      <BooleanInput source="is_lecturer" label="Referent/in" helperText="Hat das Referentenmenü" />
      <BooleanInput source="is_exhibitor" label="Aussteller" helperText="Hat das Ausstellermenü" />
      <BooleanInput source="is_staff" label="Büro" helperText="Darf in die Verwaltung" />
      <BooleanInput source="is_superuser" label="Darf alles" helperText="Rollen, Einstellungen, Löschen" />
    </>
  )
}

export const PersonEdit = () => (
  <AreaEdit<OfficePerson>
    area="people"
    label="Alle Personen"
    titleOf={fullName}
    pathOf={({ id }) => `/people/${id}/show`}
    columns={personHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" />}
  >
    <FormGrid>
      <TextInput source="first_name" label="Vorname" isRequired />
      <TextInput source="last_name" label="Nachname" isRequired />
      <TextInput source="as_customernumber" label="Mitgliedsnummer" />
      <BooleanInput
        source="is_customernumber_proven"
        label="Mitgliedsnummer geprüft"
        helperText="Ausgeschaltet gilt sie als selbst angegeben: An ihr wird niemand wiedererkannt"
      />
      <DateInput source="birthday" label="Geburtsdatum" />
      <ReferenceInput source="schooltype" reference="schooltypes" perPage={mostRows}>
        <SelectInput label="Schulart" optionText="name" />
      </ReferenceInput>
      <BooleanInput
        source="is_active"
        label="Konto aktiv"
        helperText="Ausgeschaltet: Die Person ist sofort überall abgemeldet; ihre Links, Schlüssel, Kalenderadresse und Ausweise gelten nicht mehr"
      />
      <Roles />
      <TextInput source="profile_description" label="Zur Person" multiline minRows={4} className={wide} />
    </FormGrid>
  </AreaEdit>
)
