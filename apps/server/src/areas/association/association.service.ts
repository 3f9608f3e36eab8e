import type { AssociationBank, AssociationBankChanges } from '@tafelrunde/contract/admin/association'
import { readNumbers } from '../../common/bank.service.ts'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts'
import * as queries from './association.queries.ts'
import { noteSmallBusiness, tellSmallBusiness } from './small-business.service.ts'

/** Who runs this Tafelrunde, for the head and foot of what is written in its name. */
export const readAssociation = (db: Db) => queries.findAssociation(db)

type Account = {
  iban: string
  bic: string
  accountHolder: string
  taxNumber: string
  vatId: string
}

const toBank = ({ iban, bic, accountHolder, taxNumber, vatId }: Account) => ({
  iban,
  bic,
  account_holder: accountHolder,
  tax_number: taxNumber,
  vat_id: vatId,
})

/** The account that the association pays from, and its tax numbers. */
export const readAssociationBank = async (
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
): Promise<AssociationBank> => ({
  ...toBank(await queries.findAssociation(db)),
  small_business: (await tellSmallBusiness(clock, db)).small_business,
})

/** Changes what was said of it. */
export const changeAssociationBank = (deps: Deps, wish: AssociationBankChanges) =>
  inTransaction(deps.db, async tx => {
    const row = await queries.lockAssociation(tx)
    const changes = {
      ...readNumbers(wish, row),
      accountHolder: wish.account_holder ?? row.accountHolder,
      taxNumber: wish.tax_number ?? row.taxNumber,
    }
    await queries.updateAssociation(tx, changes)
    await noteSmallBusiness(deps.clock, tx, wish)
    return readAssociationBank(deps, tx)
  })

/** Its row, for whoever changes it in a transaction of theirs. */
export const lockForChange = (tx: Tx) => queries.lockAssociation(tx)

/** Writes what changes of it. The caller holds its lock. */
export const rewriteAssociation = (tx: Tx, changes: Parameters<typeof queries.updateAssociation>[1]) =>
  queries.updateAssociation(tx, changes)
