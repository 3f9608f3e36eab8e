import type { LegalKind } from '@tafelrunde/contract/legal-texts'
import { agreedKinds } from '@tafelrunde/contract/legal-texts'
import { BooleanInput, DateInput } from 'react-admin'
import { FormGrid, wide } from '../../shared/forms/FormGrid.tsx'
import { MarkedInput } from '../../shared/text-editor/MarkedInput.tsx'

/** All that is said of a version; only to some texts people agree. */
export const LegalTextInputs = ({ kind }: { kind: LegalKind }) => (
  <FormGrid>
    <DateInput source="valid_from" label="Gilt ab" isRequired />
    {agreedKinds.includes(kind) && (
      <BooleanInput
        source="material"
        label="Wesentliche Änderung"
        helperText="Wer ein Konto hat, wird beim nächsten Besuch der App um Zustimmung gebeten."
        className={wide}
      />
    )}
    <MarkedInput source="text" label="Wortlaut" className={wide} />
  </FormGrid>
)
