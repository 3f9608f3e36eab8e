import { zodResolver } from '@hookform/resolvers/zod'
import { createEntry } from '@tafelrunde/contract/exhibitions/exhibitor-entries'
import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { ExhibitorFace, ExhibitorText } from '../../../shared/ui/signs/ExhibitorFace.tsx'
import '../../../shared/ui/heading.css'
import { Segment } from '../../../shared/ui/fields/Segment.tsx'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { saveEntry } from './entry.api.ts'
import css from './entry.module.css'

const views = [
  { value: 'text', label: 'Text' },
  { value: 'preview', label: 'Vorschau' },
] as const
type View = (typeof views)[number]['value']

type Props = { entry: Exhibitor | null; onClose: () => void }

const Form = ({ entry, onClose }: Props) => {
  const [view, setView] = useState<View>('text')
  const form = useForm({
    resolver: zodResolver(createEntry.schema.body, inForms),
    defaultValues: {
      name: entry?.name ?? '',
      description: entry?.description ?? '',
      website: entry?.website ?? '',
    },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const [name, description, website] = useWatch({ control, name: ['name', 'description', 'website'] })
  const draft = useDraft('exhibitor entry', form)

  const save = handleSubmit(
    async wish => {
      try {
        await saveEntry(entry, wish)
        draft.clear()
        void showToast('Eintrag gespeichert', { icon: 'check' })
        onClose()
      } catch (failure) {
        setView('text')
        showAtFields(failure, ['name', 'description', 'website'], setError)
      }
    },
    () => setView('text'),
  )

  const typed = {
    name: String(name),
    logo: entry?.logo ?? null,
    description: String(description ?? ''),
    stand: entry?.stand ?? '',
    website: String(website ?? '').trim() || null,
  }

  return (
    <FormGrid onSubmit={save}>
      <Segment label="Ansicht" options={views} value={view} onChange={setView} />
      {view === 'text' ? (
        <>
          <Field
            label="Name"
            autoComplete="organization"
            error={errors.name?.message}
            {...register('name')}
          />
          <Field
            label="Website"
            optional
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            error={errors.website?.message}
            {...register('website')}
          />
          <TextAreaField
            label="Was Sie anbieten"
            optional
            rows={8}
            error={errors.description?.message}
            {...register('description')}
          />
        </>
      ) : (
        <div>
          <h2 className={`heading ${css['entry-form__name']}`}>{typed.name || 'Ihr Name'}</h2>
          <ExhibitorFace exhibitor={typed} />
          <ExhibitorText exhibitor={typed} />
        </div>
      )}
      <Button type="submit" wide pending={isSubmitting}>
        Eintrag speichern
      </Button>
    </FormGrid>
  )
}

/** What visitors read about the exhibitor, and how it will look. */
export const EntrySheet = (props: Props) => (
  <FormSheet title="Ausstellerverzeichnis" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
