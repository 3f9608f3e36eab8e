import type { Account } from '@tafelrunde/contract/account'
import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import { AccountEmail } from './AccountEmail.tsx'
import { AccountPassword } from './AccountPassword.tsx'

type AccessProps = { name: string; value?: string; onChange: () => void }

const Access = ({ name, value, onChange }: AccessProps) => (
  <Row
    title={name}
    lines={value ? [value] : []}
    action={
      <Button kind="plain" size="row" aria-label={`${name} ändern`} onClick={onChange}>
        Ändern
      </Button>
    }
  />
)

/** What one logs in with. */
export const AccountAccess = ({ account }: { account: Account }) => {
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <CardList>
        <Access name="E-Mail-Adresse" value={account.email} onChange={() => setOpen('email')} />
        <Access name="Passwort" onChange={() => setOpen('password')} />
      </CardList>
      {open === 'email' && <AccountEmail account={account} onClose={close} />}
      {open === 'password' && <AccountPassword account={account} onClose={close} />}
    </>
  )
}
