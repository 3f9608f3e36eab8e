import {
  chartAccounts,
  type DatevFields,
  type DatevSettings,
  paymentAccountsOf,
} from '@tafelrunde/contract/admin/money/datev'
import {
  type SettlementAccounts,
  settlementAccountsOf,
} from '@tafelrunde/contract/admin/money/datev-settlements'
import { TaxCase } from '@tafelrunde/contract/values/tax'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, orNotFound } from '../../../platform/refusals.ts'
import * as queries from './datev.queries.ts'
import { readAccounts, readKeys, readPaymentAccounts, readSettlementAccounts } from './datev.reader.ts'

/** What nobody has said yet is as in SKR03, and the accounts of payments and settlements as the chart has them. */
export const readDatev = async (db: Db): Promise<DatevSettings> => {
  const row = await queries.findSettings(db)
  const { consultant = null, client = null, chart = '03', debtor = 10_000 } = row ?? {}
  const length = row?.accountLength ?? 4
  return {
    consultant,
    client,
    chart,
    account_length: length,
    year_starts: row?.yearStarts ?? 1,
    service_date: row?.serviceDate ?? true,
    debtor,
    accounts: row ? readAccounts(row.accounts) : chartAccounts['03'],
    keys: readKeys(row?.keys ?? {}),
    invoice_sphere: row?.invoiceSphere ?? null,
    payments: row?.paymentAccounts
      ? readPaymentAccounts(row.paymentAccounts)
      : paymentAccountsOf(chart, length),
    settlements: row?.settlementAccounts
      ? readSettlementAccounts(row.settlementAccounts)
      : settlementAccountsOf(chart, length),
  }
}

const checkSettlements = (
  { creditor, fee, travel, expenses, donations }: SettlementAccounts,
  isLong: (number: number, digits: number) => boolean,
  length: number,
) => {
  const wrong = [
    ...([fee, travel, expenses, donations].every(one => one === null || isLong(one, length))
      ? []
      : [`Jedes Konto der Abrechnungen hat ${length} Ziffern.`]),
    ...(creditor === null || (isLong(creditor, length + 1) && creditor >= 7 * 10 ** length)
      ? []
      : [`Ein Kreditor hat ${length + 1} Ziffern, die erste von 7 bis 9.`]),
  ]
  return wrong.length > 0 ? [new InvalidField('settlements', ...wrong)] : []
}

/** Each account has as many digits as all, a debtor one more. */
const checkDigits = ({ account_length: length, accounts, debtor, payments, settlements }: DatevFields) => {
  const isLong = (number: number, digits: number) => String(number).length === digits
  const wrong = [
    ...(TaxCase.options.every(one => isLong(accounts[one] ?? accounts.not_taxable, length))
      ? []
      : [new InvalidField('accounts', `Jedes Erlöskonto hat ${length} Ziffern.`)]),
    ...(isLong(debtor, length + 1) && debtor < 7 * 10 ** length
      ? []
      : [new InvalidField('debtor', `Ein Debitor hat ${length + 1} Ziffern, die erste von 1 bis 6.`)]),
    ...(Object.values(payments).every(one => one === null || isLong(one, length))
      ? []
      : [new InvalidField('payments', `Jedes Konto der Zahlungen hat ${length} Ziffern.`)]),
    ...checkSettlements(settlements, isLong, length),
  ]
  if (wrong.length > 0) throw new InvalidFields(wrong)
}

export const changeSettings = ({ db }: Pick<Deps, 'db'>, said: DatevFields) => {
  checkDigits(said)
  return inTransaction(db, async tx => {
    const { account_length, year_starts, service_date, invoice_sphere, payments, settlements, ...same } = said
    await queries.putSettings(tx, {
      id: 1,
      ...same,
      accountLength: account_length,
      yearStarts: year_starts,
      serviceDate: service_date,
      invoiceSphere: invoice_sphere,
      paymentAccounts: payments,
      settlementAccounts: settlements,
    })
    return readDatev(tx)
  })
}

type CostCentreRow = { event: number; name: string; startsAt: Date; costCentre: string }

const tellCostCentre = ({ event, name, startsAt, costCentre }: CostCentreRow) => ({
  event,
  name,
  starts: startsAt,
  cost_centre: costCentre,
})

export const readCostCentres = async (db: Db) => ({
  events: (await queries.findCostCentres(db)).map(tellCostCentre),
})

export const changeCostCentre = ({ db }: Pick<Deps, 'db'>, eventId: number, costCentre: string) =>
  inTransaction(db, async tx => {
    await queries.putCostCentre(tx, eventId, costCentre)
    return tellCostCentre(orNotFound(await queries.findCostCentre(tx, eventId)))
  })
