import { zodResolver } from '@hookform/resolvers/zod'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { anyBodyLines } from '@tafelrunde/contract/values/text'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { saveSettlement } from '../settlements.api.ts'

const RemarkForm = z.object({ remark: anyBodyLines(1000) })

type Props = { settlement: Settlement; onClose: () => void }

const Form = ({ settlement, onClose }: Props) => {
  const form = useForm({
    resolver: zodResolver(RemarkForm, inForms),
    defaultValues: { remark: settlement.remark },
  })
  const { register, handleSubmit, setError, formState } = form
  const draft = useDraft(`remark ${settlement.id}`, form)

  const save = handleSubmit(async changes => {
    try {
      await saveSettlement(settlement.id, changes)
      draft.clear()
      onClose()
    } catch (failure) {
      showAtFields(failure, ['remark'], setError)
    }
  })

  return (
    <FormGrid onSubmit={save}>
      <TextAreaField
        label="Bemerkung für das Büro"
        optional
        error={formState.errors.remark?.message}
        {...register('remark')}
      />
      <Button type="submit" wide pending={formState.isSubmitting}>
        Bemerkung speichern
      </Button>
    </FormGrid>
  )
}

/** What the office should know. */
export const RemarkSheet = (props: Props) => (
  <FormSheet title="Bemerkung" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
