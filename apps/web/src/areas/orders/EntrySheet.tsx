import { zodResolver } from '@hookform/resolvers/zod'
import { createEntry } from '@tafelrunde/contract/exhibitor-entries'
import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../shared/draft.ts'
import { FormSheet } from '../../shared/FormSheet.tsx'
import { showAtFields } from '../../shared/formFailures.ts'
import { inForms } from '../../shared/forms.ts'
import { showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ExhibitorFace, ExhibitorText } from '../../shared/ui/ExhibitorFace.tsx'
import { Field } from '../../shared/ui/Field.tsx'
import '../../shared/ui/heading.css'
import { Segment } from '../../shared/ui/Segment.tsx'
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx'
import { saveEntry } from './entry.api.ts'
import './entry.css'

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
    <form className="entry-form" onSubmit={event => void save(event)} noValidate>
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
          <h2 className="heading entry-form__name">{typed.name || 'Ihr Name'}</h2>
          <ExhibitorFace exhibitor={typed} />
          <ExhibitorText exhibitor={typed} />
        </div>
      )}
      <Button type="submit" wide pending={isSubmitting}>
        Eintrag speichern
      </Button>
    </form>
  )
}

/** What visitors read about the exhibitor, and how it will look. */
export const EntrySheet = (props: Props) => (
  <FormSheet title="Ausstellerverzeichnis" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
