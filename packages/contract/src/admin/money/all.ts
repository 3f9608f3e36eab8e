import * as bank from './bank.ts'
import * as credits from './credits.ts'
import * as datev from './datev.ts'
import * as datevExports from './datev-exports.ts'
import * as fees from './fees.ts'
import * as freeLines from './free-lines.ts'
import * as halls from './halls.ts'
import * as invoicePreviews from './invoice-previews.ts'
import * as invoiceRuns from './invoice-runs.ts'
import * as invoices from './invoices.ts'
import * as lateCharges from './late-charges.ts'
import * as orderPayments from './order-payments.ts'
import * as orders from './orders.ts'
import * as priceLists from './price-lists.ts'
import * as refunds from './refunds.ts'
import * as returnedTransfers from './returned-transfers.ts'
import * as settlements from './settlements.ts'
import * as vatChecks from './vat-checks.ts'

/** All modules with endpoints of the office's money. */
export const moneyAreas = [
  bank,
  credits,
  datev,
  datevExports,
  fees,
  freeLines,
  halls,
  invoicePreviews,
  invoiceRuns,
  invoices,
  lateCharges,
  orderPayments,
  orders,
  priceLists,
  refunds,
  returnedTransfers,
  settlements,
  vatChecks,
]
