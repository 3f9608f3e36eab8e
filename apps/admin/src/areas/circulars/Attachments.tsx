import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import {
  addCircularAttachment,
  attachmentTypes,
  type CircularAttachment,
  deleteCircularAttachment,
  getCircularAttachment,
} from '@tafelrunde/contract/admin/mails/circular-attachments'
import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { sizeText } from '@tafelrunde/ui/sizes.ts'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { FileInput } from '../../shared/forms/FileInput.tsx'

const accept = Object.keys(attachmentTypes)
  .map(ending => `.${ending}`)
  .join()

/** The files that everybody gets; a draft takes more, and gives them back. */
export const Attachments = ({ circular: { id, state, attachments } }: { circular: Circular }) => {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const isDraft = state === 'draft'

  const add = async (file: File | undefined) => {
    if (!file || isBusy) return
    setProblem(undefined)
    setBusy(true)
    try {
      const body = { name: file.name, file: new Uint8Array(await file.arrayBuffer()) }
      await callWithFile(addCircularAttachment, { params: { id }, body })
    } catch (failure) {
      setProblem(`${file.name}: ${fieldFailures(failure)[0]?.[1] ?? failureText(failure)}`)
    }
    setBusy(false)
    refresh()
  }
  const remove = async (attachment: CircularAttachment) => {
    try {
      await call(deleteCircularAttachment, { params: { id: attachment.id } })
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    refresh()
  }

  return (
    <div>
      {attachments.length > 0 && (
        <ul className="rows" aria-label="Anhänge">
          {attachments.map(attachment => (
            <li key={attachment.id}>
              <span>
                {attachment.name}
                <span className="detail">{sizeText(attachment.size)}</span>
              </span>
              <span>
                <FileButton
                  label="Öffnen"
                  name={attachment.name}
                  load={() => call(getCircularAttachment, { params: { id: attachment.id } })}
                />
                {isDraft && (
                  <Button
                    color="error"
                    label="Entfernen"
                    aria-label={`„${attachment.name}“ entfernen`}
                    onClick={() => void remove(attachment)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isDraft && (
        <FileInput
          key={attachments.length}
          chosen={undefined}
          label={isBusy ? 'Die Datei wird hochgeladen …' : 'Datei anhängen'}
          hint={'PDF, Bilder, Word, Excel und andere, zusammen höchstens 7\u00A0MB'}
          accept={accept}
          problems={problem ? [problem] : []}
          onChange={file => void add(file)}
        />
      )}
    </div>
  )
}
