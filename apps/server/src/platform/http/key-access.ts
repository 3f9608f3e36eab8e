import type { Access } from '@tafelrunde/contract/http/common'
import { type KeyScope, scopeFor } from '@tafelrunde/contract/key-scopes'
import { AccessDenied } from '../refusals.ts'

type Asked = { auth: Access; method: string; url: string }

const notWithKeys = 'Das geht nicht mit einem Schlüssel, nur mit einer Anmeldung.'
const lacks = (scope: KeyScope) => `Diesem Schlüssel fehlt die Berechtigung ${scope}.`

/**
 * Whether whoever has a key asks this as its owner; if not, as anybody, for what everybody may read. All else is
 * refused: a key opens what its scopes name (`key-scopes.ts`), of the office alone, and nothing that is the owner's own.
 */
export const opensAsOwner = (scopes: readonly KeyScope[], { auth, method, url }: Asked) => {
  const scope = scopeFor(method, url)
  const isOpen = scope !== undefined && scopes.includes(scope)
  if (auth === 'public' && ['GET', 'HEAD', 'OPTIONS'].includes(method)) return isOpen
  if (auth === 'staff' && isOpen) return true
  throw new AccessDenied(403, auth === 'staff' && scope ? lacks(scope) : notWithKeys)
}
