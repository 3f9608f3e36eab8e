import type { OfficeLegalText } from '@tafelrunde/contract/admin/legal-texts'
import { useRecordContext } from 'react-admin'
import { FormToolbar } from '../../shared/forms/FormToolbar.tsx'
import { AreaEdit } from '../../shared/pages/AreaEdit.tsx'
import { LegalTextInputs } from './Inputs.tsx'
import { historyOf, legalHistory, versionTitle } from './legal-texts.texts.ts'

const remove = {
  title: 'Entwurf löschen',
  text: 'Das lässt sich nicht zurücknehmen.',
}

const Inputs = () => {
  const record = useRecordContext<OfficeLegalText>()
  return record ? <LegalTextInputs kind={record.kind} /> : null
}

/** A draft; what is published says that it stays. */
export const LegalTextEdit = () => (
  <AreaEdit<OfficeLegalText>
    area="legal-texts"
    label="Alle Rechtstexte"
    titleOf={versionTitle}
    pathOf={({ id }) => `/legal-texts/${id}/show`}
    columns={legalHistory}
    historyOf={historyOf}
    toolbar={<FormToolbar save="Änderungen speichern" remove={remove} />}
  >
    <Inputs />
  </AreaEdit>
)
