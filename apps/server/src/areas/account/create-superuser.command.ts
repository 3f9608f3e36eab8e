import { parseArgs } from 'node:util'
import type { Command } from '../../command.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { insertAccount } from './account.queries.ts'

const shortest = 8

/** The first account of an installation: npm run admin -- create-superuser --email … --password … */
export const createSuperuserCommand: Command = {
  usage: 'create-superuser --email ADRESSE --password PASSWORT [--first-name …] [--last-name …]',
  summary: 'Legt ein aktives Konto an, das alles darf.',
  run: async (args, { db, clock }) => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string', default: '' },
        password: { type: 'string', default: '' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: 'Verwaltung' },
      },
    })
    if (!/^\S+@\S+\.\S+$/.test(values.email) || values.password.length < shortest) {
      console.error(`Bitte --email und --password (mindestens ${shortest} Zeichen) angeben.`)
      return 1
    }
    const account = {
      email: values.email,
      passwordHash: await hashPassword(values.password),
      firstName: values['first-name'],
      lastName: values['last-name'],
      joinedAt: clock.now(),
      isActive: true,
      isStaff: true,
      isSuperuser: true,
    }
    const created = await inTransaction(db, tx => insertAccount(tx, account))
    console.log(created ? `Konto ${values.email} angelegt.` : `Ein Konto mit ${values.email} gibt es schon.`)
    return created ? 0 : 1
  },
}
