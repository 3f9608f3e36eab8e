import type { ComponentProps } from 'react'
import { Card } from '../../shared/ui/CardList.tsx'
import { CheckField } from '../../shared/ui/CheckField.tsx'
import { KeyValue } from '../../shared/ui/KeyValue.tsx'
import type { NoteLine } from './support.rules.ts'

type Props = { lines: readonly NoteLine[]; kept: boolean } & Omit<
  ComponentProps<typeof CheckField>,
  'children'
>

/** What goes along with a message, to be seen and taken out. */
export const Note = ({ lines, kept, ...field }: Props) => (
  <fieldset className="support-note">
    <legend className="support-note__title">Angaben zu App und Gerät</legend>
    <Card>
      {kept ? (
        <KeyValue facts={lines} />
      ) : (
        <p className="support-note__none">Es geht nur Ihre Nachricht an die Geschäftsstelle.</p>
      )}
      <CheckField {...field}>Diese Angaben mitsenden, sie helfen bei der Suche nach Fehlern</CheckField>
    </Card>
  </fieldset>
)
