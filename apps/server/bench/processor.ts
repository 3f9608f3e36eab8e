import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const textOf = (path: string) => readFile(path, 'utf8').catch(() => '')

/** A process as Linux tells of it (proc(5)): its parent, and the milliseconds that it and its ended children took. */
const processOf = async (pid: string) => {
  const stat = await textOf(`/proc/${pid}/stat`)
  const [, parent = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [own = 0, system = 0, children = 0, theirSystem = 0] = rest.slice(9, 13).map(Number)
  return { pid, parent, milliseconds: 10 * (own + system + children + theirSystem) }
}

/**
 * What the servers on the data of this folder, and their database, have taken of the processor so far, in milliseconds:
 * it hardly depends on what else the machine does. Linux only; elsewhere it is not a number.
 */
const processorTime = async (folder: string) => {
  const processes = await Promise.all(
    (await readdir('/proc').catch(() => [])).filter(name => /^\d+$/.test(name)).map(processOf),
  )
  const [postmaster] = (await textOf(join(folder, 'postgres/postmaster.pid'))).split('\n')
  const total = { node: 0, postgres: 0 }
  for (const { pid, parent, milliseconds } of processes) {
    if (pid === postmaster || parent === postmaster) total.postgres += milliseconds
    const isServer = (await textOf(`/proc/${pid}/cmdline`)).includes('src/main.ts')
    if (isServer && (await textOf(`/proc/${pid}/environ`)).includes(`DATA_DIR=${folder}\0`))
      total.node += milliseconds
  }
  return processes.length > 0 ? total : { node: Number.NaN, postgres: Number.NaN }
}

/** What `use` took of the processor, divided by how many answers there were. */
export const perAnswer = async <Result>(
  folder: string,
  use: () => Promise<Result>,
  answers: (result: Result) => number,
) => {
  const before = await processorTime(folder)
  const result = await use()
  const after = await processorTime(folder)
  const of = (part: 'node' | 'postgres') => ((after[part] - before[part]) / answers(result)).toFixed(2)
  return { result, processor: `Node ${of('node')} ms  PostgreSQL ${of('postgres')} ms` }
}
