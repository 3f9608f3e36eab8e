import { parseArgs } from 'node:util'
import type { Command } from '../../command.ts'
import { createSuperuser } from './accounts.service.ts'
import { findPasswordProblems } from './credentials/passwords.service.ts'

/** The first account of an installation: npm run admin -- create-superuser --email … --password … */
export const createSuperuserCommand: Command = {
  run: async (args, deps) => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string', default: '' },
        password: { type: 'string', default: '' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: 'Verwaltung' },
      },
    })
    const { email, password, 'first-name': firstName, 'last-name': lastName } = values
    if (!/^\S+@\S+\.\S+$/.test(email) || !password) {
      console.error('Bitte --email und --password angeben.')
      return 1
    }
    const problems = await findPasswordProblems(deps.db, { email, password, firstName, lastName })
    if (problems.length > 0) {
      console.error(problems.join('\n'))
      return 1
    }
    const passwordHash = await deps.passwords.hash(password)
    const created = await createSuperuser(deps, { email, passwordHash, firstName, lastName })
    console.log(created ? `Konto ${email} angelegt.` : `Ein Konto mit ${email} gibt es schon.`)
    return created ? 0 : 1
  },
}
