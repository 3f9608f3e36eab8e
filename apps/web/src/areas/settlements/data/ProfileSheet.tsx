import { zodResolver } from '@hookform/resolvers/zod'
import { AccountChanges } from '@tafelrunde/contract/people/users'
import { Avatar, type Person } from '@tafelrunde/ui/Avatar.tsx'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { leadAndText } from '../../../shared/prose.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { Segment } from '../../../shared/ui/fields/Segment.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { Prose } from '../../../shared/ui/rows/Prose.tsx'
import '../../../shared/ui/overlays/sheet.css'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { saveProfile } from '../settlements.api.ts'

const ProfileForm = z.object({ profile_description: AccountChanges.shape.profile_description })

const views = [
  { value: 'text', label: 'Text' },
  { value: 'preview', label: 'Vorschau' },
] as const
type View = (typeof views)[number]['value']

type Props = { person: Person; description: string; onClose: () => void }

/** As all see it among the lecturers. */
const Preview = ({ person, description }: Omit<Props, 'onClose'>) => {
  const { lead, text } = leadAndText(description)
  return (
    <Card>
      <div className="sheet-head">
        <Avatar person={person} size={84} />
        <div className="sheet-head__text">
          <h2 className="heading">{person.name}</h2>
          {lead && <p className="sheet-head__line">{lead}</p>}
        </div>
      </div>
      {description.trim() ? <Prose text={text} /> : <p>Hier steht noch kein Text.</p>}
    </Card>
  )
}

const Form = ({ person, description, onClose }: Props) => {
  const [view, setView] = useState<View>('text')
  const form = useForm({
    resolver: zodResolver(ProfileForm, inForms),
    defaultValues: { profile_description: description },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const typed = String(useWatch({ control, name: 'profile_description' }) ?? '')
  const draft = useDraft('profile', form)

  const save = handleSubmit(async () => {
    try {
      await saveProfile(typed)
      draft.clear()
      void showToast('Profil gespeichert', { icon: 'check' })
      onClose()
    } catch (failure) {
      showAtFields(failure, ['profile_description'], setError)
    }
  })

  return (
    <FormGrid onSubmit={save}>
      <Segment label="Ansicht" options={views} value={view} onChange={setView} />
      {view === 'text' ? (
        <TextAreaField
          label="Über mich"
          optional
          rows={8}
          hint="Die erste kurze Zeile, durch eine Leerzeile getrennt, steht unter Ihrem Namen."
          error={formState.errors.profile_description?.message}
          {...register('profile_description')}
        />
      ) : (
        <Preview person={person} description={typed} />
      )}
      <Button type="submit" wide pending={formState.isSubmitting}>
        Profil speichern
      </Button>
    </FormGrid>
  )
}

/** The text about oneself, and how it will look. */
export const ProfileSheet = (props: Props) => (
  <FormSheet title="Öffentliches Profil" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
