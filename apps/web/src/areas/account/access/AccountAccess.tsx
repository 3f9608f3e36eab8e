import type { Account } from '@tafelrunde/contract/people/account'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import { AccountEmail } from '../profile/AccountEmail.tsx'
import { emailChangeQuery, waiting } from '../profile/emailChange.api.ts'
import { AccountFirstPassword } from './AccountFirstPassword.tsx'
import { AccountPasskeys } from './AccountPasskeys.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { AccountPortal } from './AccountPortal.tsx'
import { AccountSecondFactor } from './AccountSecondFactor.tsx'
import { passkeysQuery } from './passkeys.api.ts'
import { passkeysText, passkeysTitle } from './passkeys.texts.ts'
import { usePortalLink } from './portalLink.api.ts'
import { secondFactorQuery } from './secondFactor.api.ts'
import { secondFactorText, secondFactorTitle } from './secondFactor.texts.ts'

type AccessProps = {
  name: string
  value?: string | readonly string[]
  verb?: string
  onChange: () => void
  pending?: boolean | undefined
}

const Access = ({ name, value, verb = 'ändern', onChange, pending }: AccessProps) => (
  <Row
    title={name}
    lines={value ? [value].flat() : []}
    action={
      <Button kind="plain" size="row" aria-label={`${name} ${verb}`} pending={pending} onClick={onChange}>
        {verb.charAt(0).toUpperCase() + verb.slice(1)}
      </Button>
    }
  />
)

/**
 * Where the Verwaltung was left to set up the second step that it asks for, as `?second-step=/verwaltung/…`; undefined:
 * nobody comes from there. No link leads anywhere else.
 */
const useWayBack = () => {
  const path = new URLSearchParams(useLocation().search).get('second-step')
  return path && /^\/verwaltung(?![^/?#])/.test(path) ? () => location.assign(path) : undefined
}

/** What one logs in with. */
export const AccountAccess = ({ account }: { account: Account }) => {
  const wayBack = useWayBack()
  const [open, setOpen] = useState<
    'email' | 'password' | 'second-factor' | 'passkeys' | 'portal' | undefined
  >(wayBack ? 'second-factor' : undefined)
  const { data: secondFactor, error: noSecondFactor } = useQuery(secondFactorQuery)
  const { data: { pending } = {} } = useQuery(emailChangeQuery)
  const portal = usePortalLink()
  /** Address and password change by the password; who has none gets one first. */
  const isWithout = portal?.has_password === false
  const { data: passkeys, error: noPasskeys } = useQuery(passkeysQuery)
  const isByPassword = open === 'email' || open === 'password' || open === 'portal'
  const close = () => setOpen(undefined)
  return (
    <>
      <CardList>
        <Access
          name="E-Mail-Adresse"
          value={pending ? [account.email, waiting(pending.email)] : account.email}
          onChange={() => setOpen('email')}
        />
        <Access
          name="Passwort"
          verb={isWithout ? 'einrichten' : 'ändern'}
          onChange={() => setOpen('password')}
        />
        {portal?.since && (
          <Access
            name="Mitgliederportal"
            value={`Verbunden seit ${longDate(portal.since)}`}
            verb="lösen"
            onChange={() => setOpen('portal')}
          />
        )}
        {(secondFactor || !noSecondFactor) && (
          <Access
            name={secondFactorTitle}
            value={secondFactor ? secondFactorText(secondFactor) : '…'}
            verb={secondFactor?.since ? 'ändern' : 'einrichten'}
            pending={!secondFactor}
            onChange={() => setOpen('second-factor')}
          />
        )}
        {(passkeys || !noPasskeys) && (secondFactor || !noSecondFactor) && (
          <Access
            name={passkeysTitle}
            value={passkeys ? passkeysText(passkeys) : '…'}
            verb={passkeys?.length ? 'ändern' : 'einrichten'}
            pending={!passkeys || !secondFactor}
            onChange={() => setOpen('passkeys')}
          />
        )}
      </CardList>
      {open && isWithout && isByPassword && <AccountFirstPassword account={account} onClose={close} />}
      {open === 'email' && !isWithout && <AccountEmail account={account} onClose={close} />}
      {open === 'password' && !isWithout && <AccountPassword account={account} onClose={close} />}
      {open === 'portal' && !isWithout && <AccountPortal account={account} onClose={close} />}
      {open === 'second-factor' && secondFactor && (
        <AccountSecondFactor
          account={account}
          secondFactor={secondFactor}
          onKept={wayBack}
          onPasskey={() => setOpen('passkeys')}
          onClose={close}
        />
      )}
      {open === 'passkeys' && secondFactor && passkeys && (
        <AccountPasskeys
          account={account}
          passkeys={passkeys}
          secondFactor={secondFactor}
          onKept={wayBack}
          onClose={close}
        />
      )}
    </>
  )
}
