import type { Account } from '@tafelrunde/contract/account'
import { useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { AccountEmail } from './AccountEmail.tsx'
import { AccountPassword } from './AccountPassword.tsx'

const Row = ({ name, value, onChange }: { name: string; value?: string; onChange: () => void }) => (
  <li className="account-row">
    <div className="account-row__text">
      <h3 className="account-row__title">{name}</h3>
      {value && <p className="account-row__line">{value}</p>}
    </div>
    <Button kind="plain" size="row" aria-label={`${name} ändern`} onClick={onChange}>
      Ändern
    </Button>
  </li>
)

/** What one logs in with. */
export const AccountAccess = ({ account }: { account: Account }) => {
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <CardList>
        <Row name="E-Mail-Adresse" value={account.email} onChange={() => setOpen('email')} />
        <Row name="Passwort" onChange={() => setOpen('password')} />
      </CardList>
      {open === 'email' && <AccountEmail account={account} onClose={close} />}
      {open === 'password' && <AccountPassword account={account} onClose={close} />}
    </>
  )
}
