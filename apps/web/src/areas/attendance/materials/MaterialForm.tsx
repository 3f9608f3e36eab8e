import { zodResolver } from '@hookform/resolvers/zod'
import type { Material } from '@tafelrunde/contract/events/materials'
import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { confirmed } from '../../../shared/overlays/confirm.ts'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { FileField } from './FileField.tsx'
import { removeMaterial, sendMaterial, updateMaterial } from './materials.api.ts'
import css from './materials.module.css'
import { largestFile, momentOf, visibilityOf } from './materials.rules.ts'
import { deleteQuestion, noFile, noMoment, tooLarge, whenOptions } from './materials.texts.ts'

const Values = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
  when: z.enum(['now', 'after', 'date']),
  date: z.string(),
})

type Props = {
  timeslot: LecturerTimeslot
  /** The one to change; without it one is added. */
  material?: Material
  onDone: () => void
}

const faultOf = (file: File | undefined) => {
  if (!file) return noFile
  return file.size > largestFile ? tooLarge : undefined
}

/** Whether participants see a file already: then „now“ changes nothing. */
const isVisible = (material: Material | undefined, now: Date): material is Material =>
  material !== undefined && material.visible_from <= now

/** A file for the participants: which, under what name, and from when on. */
export const MaterialForm = ({ timeslot, material, onDone }: Props) => {
  const { end, workshop } = timeslot
  const [file, setFile] = useState<File>()
  const [before] = useState(() => visibilityOf(material?.visible_from, end, new Date()))
  const form = useForm({
    resolver: zodResolver(Values, inForms),
    defaultValues: { name: material?.name ?? '', ...before },
  })
  const { register, handleSubmit, setError, setValue, control, formState } = form
  const { errors, isSubmitting, isSubmitted } = formState
  const when = useWatch({ control, name: 'when' })
  const fileFault = material ? undefined : faultOf(file)

  const chooseFile = (chosen: File) => {
    setFile(chosen)
    setValue('name', chosen.name, { shouldValidate: isSubmitted })
  }

  const save = handleSubmit(async values => {
    const now = new Date()
    const keeps = values.when === 'now' && isVisible(material, now)
    const visibleFrom = keeps ? material.visible_from : momentOf(values, end, now)
    if (!visibleFrom) return setError('date', { message: noMoment }, { shouldFocus: true })
    const facts = { name: values.name, visibleFrom }
    try {
      if (material) await updateMaterial(material.id, facts)
      else if (file && !fileFault && workshop !== null) await sendMaterial(workshop, file, facts)
      else return undefined
    } catch (failure) {
      return showAtFields(failure, ['name'], setError)
    }
    void showToast(material ? 'Das Material ist geändert.' : 'Das Material ist da.', { icon: 'check' })
    return onDone()
  })

  const remove = async ({ id, name }: Material) => {
    if (!(await confirmed(deleteQuestion(name)))) return
    try {
      await removeMaterial(id)
      onDone()
    } catch (failure) {
      void showFailure(failure)
    }
  }

  return (
    <form className={css.materials} onSubmit={event => void save(event)} noValidate>
      {!material && (
        <FileField file={file} error={isSubmitted ? fileFault : undefined} onChoose={chooseFile} />
      )}
      <Field
        label="Name"
        hint="Mit Endung, etwa „Arbeitsblatt.pdf“"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField label="Sichtbar für Teilnehmende" options={whenOptions(end)} {...register('when')} />
      {when === 'date' && (
        <Field label="Sichtbar ab" type="datetime-local" error={errors.date?.message} {...register('date')} />
      )}
      <Button type="submit" wide pending={isSubmitting}>
        {material ? 'Speichern' : 'Hinzufügen'}
      </Button>
      <div className={css.materials__more}>
        {material && (
          <Button kind="plain" size="row" onClick={() => void remove(material)}>
            Löschen
          </Button>
        )}
        <Button kind="plain" size="row" onClick={onDone}>
          Zurück zur Liste
        </Button>
      </div>
    </form>
  )
}
