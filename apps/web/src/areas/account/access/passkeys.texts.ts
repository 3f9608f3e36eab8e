import type { Passkey } from '@tafelrunde/contract/people/passkeys'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'

export const passkeysTitle = 'Passkeys'

/** „2 Passkeys“, „Keiner“ */
export const passkeysText = (passkeys: readonly Passkey[]) =>
  passkeys.length === 0 ? 'Keiner' : counted(passkeys.length, 'Passkey', 'Passkeys')

/** „Seit 3. Mai 2027“, „zuletzt benutzt am 4. Mai 2027“ */
export const passkeyFacts = ({ created, last_used, elsewhere }: Passkey) => [
  `Seit ${longDate(created)}`,
  last_used ? `zuletzt benutzt am ${longDate(last_used)}` : 'noch nicht benutzt',
  ...(elsewhere ? [`gilt nur unter ${elsewhere}`] : []),
]
