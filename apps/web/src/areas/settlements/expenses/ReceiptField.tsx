import type { Receipt } from '@tafelrunde/contract/lecturers/receipts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useId } from 'react'
import { useUpload } from '../../../shared/files/useUpload.ts'
import { FieldNote } from '../../../shared/ui/fields/FieldFrame.tsx'
import { FilePicker } from '../../../shared/ui/fields/FilePicker.tsx'
import css from '../settlement-form.module.css'
import { largestReceipt, sendReceipt } from '../settlements.api.ts'

// Phones offer their camera for pictures.
const kinds = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif'

type Props = {
  /** Of the receipt that is there; empty without one. */
  name: string
  onReceipt: (receipt: Receipt) => void
}

/** A ticket or bill as a file or a photo; it is sent as soon as it has been chosen. */
export const ReceiptField = ({ name, onReceipt }: Props) => {
  const noteId = useId()
  const { upload, pending, refusal } = useUpload({
    largest: largestReceipt,
    tooLarge: 'Die Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    send: sendReceipt,
    onSent: onReceipt,
  })
  return (
    <div className={`receipt-field field${refusal ? ' field--error' : ''}`}>
      <span className="field__label">Beleg</span>
      {name && (
        <p className={css['receipt-field__name']}>
          <Icon name="attachment" size={18} />
          <span>{name}</span>
        </p>
      )}
      <FilePicker
        accept={kinds}
        onChoose={file => upload(file)}
        kind="outline"
        size="row"
        icon="plus"
        pending={pending}
        aria-describedby={refusal ? noteId : undefined}
      >
        {pending ? 'Wird hochgeladen …' : name ? 'Anderen Beleg wählen' : 'Foto oder PDF wählen'}
      </FilePicker>
      <div role="alert">{refusal && <FieldNote id={noteId} note={refusal} wrong />}</div>
    </div>
  )
}
