import { deleteCircular } from '@tafelrunde/contract/admin/mails/circulars'
import { useRedirect } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'

export const DeleteDraft = ({ id }: { id: number }) => {
  const redirect = useRedirect()
  return (
    <Deed
      label="Entwurf löschen"
      title="Entwurf löschen"
      text="Gesendet wurde noch nichts."
      done="Der Entwurf ist gelöscht."
      isDangerous
      perform={async () => {
        await call(deleteCircular, { params: { id } })
        redirect('/circulars')
      }}
    />
  )
}
