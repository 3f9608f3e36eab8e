import { build } from './build.mjs'
import { install } from './install.mjs'
import { compiled, node24, run, settings } from './run.mjs'

const server = [...settings, 'apps/server/src/main.ts']

process.exitCode = (await install()) || (await build()) || (await run(node24, server, { env: compiled }))
