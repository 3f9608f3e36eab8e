import type { Command } from '../../command.ts'
import { examineWithMail } from './doctor.service.ts'

const signs = { good: '✓', warning: '!', bad: '✗' }

/** Tells how this installation is, and what to do about it; ends with 1 where something is bad. */
export const doctorCommand: Command = {
  run: async (_args, deps) => {
    const findings = await examineWithMail(deps)
    for (const { name, state, says, remedy } of findings) {
      console.log(`${signs[state]} ${name}: ${says}`)
      if (remedy) console.log(`    ${remedy}`)
    }
    return findings.some(({ state }) => state === 'bad') ? 1 : 0
  },
}
