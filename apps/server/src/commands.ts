import type { Command, EarlyCommand } from './command.ts'
import type { CommandName } from './command-usages.ts'

type Load = () => Promise<Command>

/** Those that work before the database is opened. */
export const earlyCommands = {
  restore: async () => (await import('./areas/backups/restore.command.ts')).restoreCommand,
  upgrade: async () => (await import('./areas/backups/upgrade.command.ts')).upgradeCommand,
} satisfies Record<string, () => Promise<EarlyCommand>>

/** What `npm run admin -- <name>` can do besides, each loaded when it is called; all of it writes as a command. */
export const commands: Record<string, Load> = {
  backup: async () => (await import('./areas/backups/backup.command.ts')).backupCommand,
  'bank-account': async () =>
    (await import('./areas/association/bank-account.command.ts')).bankAccountCommand,
  check: async () => (await import('./areas/participations/check/check.command.ts')).checkCommand,
  confirmations: async () =>
    (await import('./areas/confirmations/confirmations.command.ts')).confirmationsCommand,
  'create-superuser': async () =>
    (await import('./areas/accounts/create-superuser.command.ts')).createSuperuserCommand,
  doctor: async () => (await import('./areas/doctor/doctor.command.ts')).doctorCommand,
  exhibition: async () => (await import('./areas/exhibitions/exhibitions.command.ts')).exhibitionCommand,
  fees: async () => (await import('./areas/settlements/fees/fees.command.ts')).feesCommand,
  'import-programme': async () =>
    (await import('./areas/programme/import/import-programme.command.ts')).importProgrammeCommand,
  invoices: async () => (await import('./areas/invoices/invoices.command.ts')).invoicesCommand,
  'invoice-numbers': async () =>
    (await import('./areas/invoices/numbers/numbers.command.ts')).invoiceNumbersCommand,
  orders: async () => (await import('./areas/exhibitions/orders/orders.command.ts')).ordersCommand,
  'payment-file': async () => (await import('./areas/payments/payment-files.command.ts')).paymentFileCommand,
  settlements: async () => (await import('./areas/settlements/settlements.command.ts')).settlementsCommand,
  support: async () => (await import('./areas/support/support.command.ts')).supportCommand,
} satisfies Record<Exclude<CommandName, keyof typeof earlyCommands>, Load>
