import { fieldFailures } from '@tafelrunde/client/form-failures'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { showFailure } from '../toasts.ts'

/** Puts what the server refused at the fields, and the focus on the first of them; all else is told in the toast. */
export const showAtFields = <Values extends FieldValues>(
  failure: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) => {
  let shouldFocus = true
  for (const [name, message] of fieldFailures(failure)) {
    const field = fields.find(field => field === name)
    if (!field) continue
    setError(field, { message }, { shouldFocus })
    shouldFocus = false
  }
  if (shouldFocus) void showFailure(failure)
}
