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
import { readConfig } from './config.ts'
import { realDeps } from './deps.ts'
import { jobNames } from './jobs.ts'
import { patient } from './platform/db/connection.ts'
import { writingAs } from './platform/db/writer.ts'
import { errorText } from './platform/log.ts'
import { stopWanted } from './stop.ts'

const commands: Record<string, Command> = {
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

const help = [
  'Aufruf: npm run admin -- <Befehl>',
  ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

/** A command that is broken off ends the transaction with its connection, and the database as any other. */
const perform = async (command: Command) => {
  const deps = await realDeps(readConfig(process.env), jobNames, patient)
  try {
    return await Promise.race([
      writingAs({ via: 'command' }, () => command.run(args, deps)),
      stopWanted.then(() => 130),
    ])
  } finally {
    await deps.close()
  }
}

if (!command) {
  console.error(help)
  process.exitCode = name === '' || name === 'help' ? 0 : 1
} else {
  process.exitCode = await perform(command).catch(error => {
    console.error(errorText(error))
    return 1
  })
}
