import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { refreshTokens } from '../../sessions/tokens.service.ts'
import { endFor } from '../endings.service.ts'

/** New tokens for a refresh token; one that two have used ends all that leads into its account. */
export const refresh = (deps: Deps, token: string) =>
  refreshTokens(deps, token, accountId =>
    inTransaction(deps.db, tx => endFor(tx, deps, 'token_reused', accountId)),
  )
