import type { ComponentProps } from 'react'
import { CheckField } from '../../shared/ui/fields/CheckField.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import css from './support.module.css'
import type { NoteLine } from './support.rules.ts'

type Props = { lines: readonly NoteLine[]; kept: boolean } & Omit<
  ComponentProps<typeof CheckField>,
  'children'
>

/** What goes along with a message, to be seen and taken out. */
export const Note = ({ lines, kept, ...field }: Props) => (
  <fieldset className={css['support-note']}>
    <legend className={css['support-note__title']}>Angaben zu App und Gerät</legend>
    <Card>
      {kept ? (
        <KeyValue facts={lines} />
      ) : (
        <p className={css['support-note__none']}>Es geht nur Ihre Nachricht an die Geschäftsstelle.</p>
      )}
      <CheckField {...field}>Diese Angaben mitsenden, sie helfen bei der Suche nach Fehlern</CheckField>
    </Card>
  </fieldset>
)
