import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { secret } from './servers/server-process.ts'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

/** Who `create-superuser` is called for. */
export const person = ['--email', 'buero@verband.example', '--password', 'Zwölf Boxkämpfer jagen Viktor']

/** Calls commands of the installation in a folder, each in a process of its own. */
export const adminOf =
  (DATA_DIR: string) =>
  (settings: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [cli, ...args], {
      env: { ...process.env, SECRET_KEY: secret, DATABASE_URL: '', DATA_DIR, LOG_LEVEL: 'warn', ...settings },
    })
