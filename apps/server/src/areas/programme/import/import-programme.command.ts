import { parseArgs } from 'node:util'
import { EventState } from '@tafelrunde/contract/events/events'
import cliProgress from 'cli-progress'
import { z } from 'zod'
import type { Command } from '../../../command.ts'
import { usages } from '../../../command-usages.ts'
import { Refusal } from '../../../platform/refusals.ts'
import { readProgrammeFile } from '../read/programme.reader.ts'
import { importProgramme } from './import-programme.service.ts'
import { faultsText, summaryText, wrongCallText } from './import-programme.texts.ts'

const Options = z.object({
  file: z.tuple([z.string()]),
  name: z.string().trim().min(1).optional(),
  state: EventState,
  capacity: z.coerce.number().int().min(0).max(100_000),
  'time-zone': z.string(),
  overwrite: z.boolean(),
  'dry-run': z.boolean(),
})

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        state: { type: 'string', default: 'draft' },
        capacity: { type: 'string', default: '30' },
        'time-zone': { type: 'string', default: 'Europe/Berlin' },
        overwrite: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    return Options.safeParse({ ...values, file: positionals }).data
  } catch {
    return undefined // an option that does not exist
  }
}

/** An office's way to bring in a whole programme, and its newer versions. */
export const importProgrammeCommand: Command = {
  run: async (args, deps) => {
    const options = readOptions(args)
    if (!options) {
      console.error(wrongCallText(usages['import-programme'].usage, EventState.options))
      return 1
    }
    const { file, 'time-zone': zone, 'dry-run': dryRun, ...rest } = options
    const [path] = file
    const begin = performance.now()
    const reading = await readProgrammeFile(path, zone)
    if ('faults' in reading) {
      console.error(faultsText(path, reading.faults))
      return 1
    }

    const bar = new cliProgress.SingleBar(
      { format: 'Einlesen {bar} {value}/{total}' },
      cliProgress.Presets.shades_classic,
    )
    const draw = (done: number, total: number) => {
      if (done > 0) bar.update(done)
      else if (total > 0) bar.start(total, 0)
    }
    try {
      const summary = await importProgramme(deps, reading.programme, { ...rest, dryRun }, draw)
      bar.stop()
      console.log(
        summaryText(summary, { dryRun, overwrite: rest.overwrite, milliseconds: performance.now() - begin }),
      )
      return 0
    } catch (error) {
      bar.stop()
      if (!(error instanceof Refusal)) throw error
      console.error(error.message)
      return 1
    }
  },
}
