// Installs what is missing and builds what has changed, as `npm start` does, for a server that is then started by itself.
import { build } from './build.mjs'
import { install } from './install.mjs'

process.exitCode = (await install()) || (await build())
