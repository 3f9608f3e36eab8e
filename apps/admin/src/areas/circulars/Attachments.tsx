import {
  addCircularAttachment,
  attachmentTypes,
  type CircularAttachment,
  deleteCircularAttachment,
  getCircularAttachment,
} from '@tafelrunde/contract/admin/mails/circular-attachments'
import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { sizeText } from '@tafelrunde/ui/sizes.ts'
import { useRefresh } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { FileInput } from '../../shared/forms/FileInput.tsx'

const accept = Object.keys(attachmentTypes)
  .map(ending => `.${ending}`)
  .join()

/** The files that everybody gets; a draft takes more, and gives them back. */
export const Attachments = ({ circular: { id, state, attachments } }: { circular: Circular }) => {
  const onSettled = useRefresh()
  const isDraft = state === 'draft'
  const add = async (file: File) => {
    const body = { name: file.name, file: new Uint8Array(await file.arrayBuffer()) }
    return callWithFile(addCircularAttachment, { params: { id }, body })
  }
  const adding = useDeed(add, { shows: () => true, onSettled })
  const remove = (attachment: CircularAttachment) =>
    call(deleteCircularAttachment, { params: { id: attachment.id } })
  const removing = useDeed(remove, { onSettled })

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
                    disabled={removing.isBusy}
                    onClick={() => removing.run(attachment)}
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
          label={adding.isBusy ? 'Die Datei wird hochgeladen …' : 'Datei anhängen'}
          hint={'PDF, Bilder, Word, Excel und andere, zusammen höchstens 7\u00A0MB'}
          accept={accept}
          problems={adding.problem ? [`${adding.wish?.name}: ${adding.problem}`] : []}
          onChange={file => file && adding.run(file)}
        />
      )}
    </div>
  )
}
