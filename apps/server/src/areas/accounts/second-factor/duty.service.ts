import type { Db, Tx } from '../../../platform/db/database.ts'
import { InvalidField } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { holdAccount } from '../accounts.service.ts'
import { hasSecondFactor } from './steps.service.ts'

type Account = { isStaff: boolean; isSuperuser: boolean }

/** Whether this account has to log in in two steps, because the association asks all of its office to. */
export const mustHaveSecondFactor = async (db: Db, { isStaff, isSuperuser }: Account) =>
  (isStaff || isSuperuser) && (await readAssociation(db)).staffSecondFactor

/** Refuses to make it a duty for the office by whoever has none themselves; it stays until the transaction ends. */
export const checkOwnSecondFactor = async (tx: Tx, accountId: number) => {
  await holdAccount(tx, accountId)
  if (await hasSecondFactor(tx, accountId)) return
  throw new InvalidField(
    'staff_second_factor',
    'Bitte richten Sie zuerst Ihre eigene Anmeldung in zwei Schritten ein: in der App unter „Benutzerkonto“. Sonst kämen Sie selbst nicht mehr in die Verwaltung.',
  )
}
