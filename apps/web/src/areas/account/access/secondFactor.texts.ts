import type { SecondFactor } from '@tafelrunde/contract/people/second-factor'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'

export const secondFactorTitle = 'Anmeldung in zwei Schritten'

/** „Eingeschaltet seit 3. Mai 2027“ */
export const secondFactorText = ({ since }: SecondFactor) =>
  since ? `Eingeschaltet seit ${longDate(since)}` : 'Ausgeschaltet'

/** „Sie haben noch 9 Wiederherstellungscodes.“ */
export const codesLeftText = ({ recovery_codes }: SecondFactor) =>
  recovery_codes === 0
    ? 'Sie haben keinen Wiederherstellungscode mehr. Bitte lassen Sie sich neue geben.'
    : `Sie haben noch ${counted(recovery_codes, 'Wiederherstellungscode', 'Wiederherstellungscodes')}.`

/** In groups of four, as people type it: „JBSW Y3DP EHPK 3PXP“. */
export const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** What the file with the codes says, for whoever finds it later. */
export const codesFile = (email: string, codes: readonly string[]) =>
  [
    `Wiederherstellungscodes für Tafelrunde (${email})`,
    'Jeder meldet einmal an, statt des Codes aus der Authenticator-App. Bitte an einem sicheren Ort aufbewahren.',
    codes.join('\n'),
    '',
  ].join('\n\n')
