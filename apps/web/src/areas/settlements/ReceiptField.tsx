import type { Receipt } from '@tafelrunde/contract/settlements'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef } from 'react'
import { failureText, fieldFailures } from '../../shared/failures.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FieldNote } from '../../shared/ui/FieldFrame.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { largestReceipt, sendReceipt } from './settlements.api.ts'
import './settlement-form.css'

// Phones offer their camera for pictures.
const kinds = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif'

class TooLarge extends Error {}

const refusal = (failure: unknown) => {
  if (failure instanceof TooLarge) return 'Die Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.'
  return fieldFailures(failure)[0]?.[1] ?? failureText(failure)
}

type Props = {
  /** Of the receipt that is there; empty without one. */
  name: string
  onReceipt: (receipt: Receipt) => void
}

/** A ticket or bill as a file or a photo; it is sent as soon as it has been chosen. */
export const ReceiptField = ({ name, onReceipt }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestReceipt) throw new TooLarge()
      return sendReceipt(file)
    },
    onSuccess: onReceipt,
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // so that the same file can be chosen again
    if (file) mutate(file)
  }
  return (
    <div className={`receipt-field field${error ? ' field--error' : ''}`}>
      <span className="field__label">Beleg</span>
      {name && (
        <p className="receipt-field__name">
          <Icon name="attachment" size={18} />
          <span>{name}</span>
        </p>
      )}
      <input ref={input} type="file" accept={kinds} hidden onChange={choose} />
      <Button
        kind="outline"
        size="row"
        icon="plus"
        pending={isPending}
        aria-describedby={error ? noteId : undefined}
        onClick={() => input.current?.click()}
      >
        {isPending ? 'Wird hochgeladen …' : name ? 'Anderen Beleg wählen' : 'Foto oder PDF wählen'}
      </Button>
      <div role="alert">{error && <FieldNote id={noteId} note={refusal(error)} wrong />}</div>
    </div>
  )
}
