import { useResourceContext } from 'react-admin'
import { call } from '../../providers/call.ts'
import { deletionOf } from './deletions.ts'
import { ManyDialog } from './ManyDialog.tsx'

/** Deletes the chosen rows of a list. */
export const DeleteMany = () => {
  const deletion = deletionOf(useResourceContext())
  if (!deletion) return null
  const { endpoint, one, many } = deletion
  return (
    <ManyDialog
      label="Löschen"
      doneText={count => (count === 1 ? `1 ${one} wird gelöscht.` : `${count} ${many} werden gelöscht.`)}
      perform={body => call(endpoint, { body })}
    />
  )
}
