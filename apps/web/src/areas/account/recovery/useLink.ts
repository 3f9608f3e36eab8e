import { useState } from 'react'
import { useLocation } from 'react-router'

export type Link = { uid: string; token: string }

/**
 * What the link from a mail carries, `undefined` if it is incomplete. The page is kept behind others,
 * whose address is none of its business: `path` is its own.
 */
export const useLink = (path: string) => {
  const { pathname, search } = useLocation()
  const [own, setOwn] = useState(search)
  if (pathname === path && search !== own) setOwn(search)
  const query = new URLSearchParams(own)
  const uid = query.get('uid')
  const token = query.get('token')
  return {
    link: uid && token ? { uid, token } : undefined,
    email: query.get('email') ?? '',
    hasKeys: query.has('keys'),
  }
}
