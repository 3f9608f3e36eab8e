import { install } from './install.mjs'
import { compiled, node24, runAtTerminal, settings } from './run.mjs'

const command = [...settings, 'apps/server/src/cli.ts', ...process.argv.slice(2)]

process.exitCode = (await install()) || (await runAtTerminal(node24, command, compiled))
