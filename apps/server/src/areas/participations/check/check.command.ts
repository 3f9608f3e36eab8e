import type { Command } from '../../../command.ts'
import { findProblems } from './check.queries.ts'

/** Verifies every invariant of the registration over the whole database. */
export const checkCommand: Command = {
  run: async (_args, { db }) => {
    const findings = await findProblems(db)
    for (const { invariant, problems } of findings) {
      console.log(`${problems.length ? '✗' : '✓'} ${invariant}`)
      for (const problem of problems) console.log(`    ${problem}`)
    }
    const broken = findings.filter(({ problems }) => problems.length > 0)
    console.log(broken.length ? `\n${broken.length} Regeln verletzt.` : '\nAlles in Ordnung.')
    return broken.length ? 1 : 0
  },
}
