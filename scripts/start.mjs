import { build } from './build.mjs'
import { install } from './install.mjs'
import { run, settings } from './run.mjs'

// The server makes its database and the example while the front ends are built, and loads while it is looked whether they are.
const serve = () => run('apps/server/start.sh', settings, { env: { BUILDS_BESIDE: '1' }, beside: build })

process.exitCode = (await install()) || (await serve())
