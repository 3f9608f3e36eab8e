import { Button } from '@mui/material'
import { isObject } from '@tafelrunde/client/failures'
import { portalFailureText, portalLogin } from '@tafelrunde/client/portal'
import { getAssociation } from '@tafelrunde/contract/association'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation } from 'react-router'
import { call } from '../../providers/call.ts'
import { session } from '../../providers/session.ts'

const { leave } = portalLogin(session)

/** Where somebody wanted to go when react-admin asked for a login. */
const wantedIn = (state: unknown) => {
  const { nextPathname = '/', nextSearch = '' } = isObject(state) ? state : {}
  return `/verwaltung${String(nextPathname)}${String(nextSearch)}`
}

/** The way to the member portal, where the association has one; the app ends the login and leads back here. */
export const PortalButton = () => {
  const { data } = useQuery({ queryKey: ['association'], queryFn: () => call(getAssociation, {}) })
  const { state } = useLocation()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  if (!data?.portal_login) return null

  const go = async () => {
    setBusy(true)
    try {
      await leave({ path: wantedIn(state) })
    } catch (failure) {
      setBusy(false)
      notify(portalFailureText(failure), { type: 'error' })
    }
  }
  return (
    <Button variant="outlined" fullWidth disabled={isBusy} onClick={() => void go()}>
      {data.portal_login}
    </Button>
  )
}
