import type { Deps } from './deps.ts'

/** One command of `npm run admin -- <name>`; `run` answers the exit code and prints German for the office. */
export type Command = {
  usage: string
  summary: string
  run: (args: string[], deps: Deps) => Promise<number>
}
