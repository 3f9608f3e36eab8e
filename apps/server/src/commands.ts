import { createSuperuserCommand } from './areas/accounts/create-superuser.command.ts'
import { bankAccountCommand } from './areas/association/bank-account.command.ts'
import { confirmationsCommand } from './areas/confirmations/confirmations.command.ts'
import { exhibitionCommand } from './areas/exhibitions/exhibitions.command.ts'
import { ordersCommand } from './areas/exhibitions/orders/orders.command.ts'
import { invoicesCommand } from './areas/invoices/invoices.command.ts'
import { checkCommand } from './areas/participations/check/check.command.ts'
import { paymentFileCommand } from './areas/payments/payment-files.command.ts'
import { importProgrammeCommand } from './areas/programme/import/import-programme.command.ts'
import { feesCommand } from './areas/settlements/fees/fees.command.ts'
import { settlementsCommand } from './areas/settlements/settlements.command.ts'
import { supportCommand } from './areas/support/support.command.ts'
import type { Command } from './command.ts'

/** What `npm run admin -- <name>` can do; all of it writes as a command. */
export const commands: Record<string, Command> = {
  'bank-account': bankAccountCommand,
  check: checkCommand,
  confirmations: confirmationsCommand,
  'create-superuser': createSuperuserCommand,
  exhibition: exhibitionCommand,
  fees: feesCommand,
  'import-programme': importProgrammeCommand,
  invoices: invoicesCommand,
  orders: ordersCommand,
  'payment-file': paymentFileCommand,
  settlements: settlementsCommand,
  support: supportCommand,
}
