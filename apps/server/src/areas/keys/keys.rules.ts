import type { ApiKey } from '@tafelrunde/contract/admin/api-keys'
import type { KeyScope } from '@tafelrunde/contract/key-scopes'

const day = 24 * 60 * 60 * 1000

/** Milliseconds that a key stands in the list after it is over: long enough to see why a program stopped. */
export const keysKept = 90 * day

/** So many good keys somebody may have: one for each program, and none that nobody remembers. */
export const mostKeys = 20

/** How the secret of every key begins, so that scanners for secrets and people recognise it. */
export const keyMark = 'tr_'

/** So much of a secret is shown in lists: 4 of 43 characters help nobody to guess the rest. */
export const prefixLength = keyMark.length + 4

export const endOf = (now: Date, days: number) => new Date(now.getTime() + days * day)

type Row = {
  key: {
    id: number
    accountId: number
    name: string
    prefix: string
    scopes: KeyScope[]
    createdAt: Date
    expiresAt: Date
    lastUsedAt: Date | null
    lastNetwork: string | null
    revokedAt: Date | null
  }
  ownerName: string
}

const stateOf = ({ revokedAt, expiresAt }: Row['key'], now: Date): ApiKey['state'] => {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'active'
}

/** A key as the contract has it. */
export const toApiKey = (row: Row, now: Date): ApiKey => {
  const { id, accountId, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, lastNetwork } = row.key
  return {
    id,
    name,
    owner: { id: accountId, name: row.ownerName },
    prefix,
    scopes,
    created: createdAt,
    expires: expiresAt,
    last_used: lastUsedAt,
    last_network: lastNetwork,
    state: stateOf(row.key, now),
  }
}
