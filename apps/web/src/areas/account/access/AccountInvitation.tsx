import { failureText } from '@tafelrunde/client/failures'
import { acceptInvitation, readInvitation } from '@tafelrunde/contract/lecturers/lecturer-invitations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { call } from '../../../shared/queries/api.ts'
import { personal } from '../../../shared/queries/query.ts'
import { refetch } from '../../../shared/queries/stale.ts'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { accountQuery } from '../account.api.ts'
import css from '../account.module.css'

const Question = ({ secret, onDone }: { secret: string; onDone: () => void }) => {
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery({
    // Without the secret: lists as last seen are kept on the device.
    queryKey: [personal, 'invitation'],
    queryFn: () => call(readInvitation, { body: { secret } }),
    retry: false,
    gcTime: 0,
  })
  const accept = async () => {
    setBusy(true)
    try {
      await call(acceptInvitation, { body: { secret } })
      await refetch(accountQuery)
      onDone()
      void showToast('Das Referentenprofil gehört jetzt zu Ihrem Konto.', { icon: 'check' })
    } catch (failure) {
      void showFailure(failure)
    }
    setBusy(false)
  }
  if (error) return <p className={css['account-text']}>{failureText(error)}</p>
  if (!data) return <p className={css['account-text']}>Die Einladung wird geladen …</p>
  return (
    <FormGrid>
      <p className={css['account-text']}>
        Möchten Sie das Referentenprofil <strong>„{data.name}“</strong> übernehmen? In der App stehen dann der
        Name, das Bild und der Text aus Ihrem Konto. Sie können sie hier jederzeit ändern.
      </p>
      <Button wide pending={isBusy} onClick={() => void accept()}>
        Profil übernehmen
      </Button>
    </FormGrid>
  )
}

/** Asks whoever comes by the link of an invitation whether the profile is to be theirs. */
export const AccountInvitation = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const secret = new URLSearchParams(search).get('invitation')
  if (pathname !== paths.account || !secret) return null
  // The secret leaves the address with the sheet.
  return (
    <FormSheet title="Referentenprofil" onClose={() => void navigate(paths.account, { replace: true })}>
      {close => <Question secret={secret} onDone={close} />}
    </FormSheet>
  )
}
