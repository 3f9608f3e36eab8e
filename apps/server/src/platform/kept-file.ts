import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * The path of a file that is made once and kept with the data, for its owner alone. It is there as a whole or not at
 * all, whenever the process or the machine stops; of several processes the first one's counts.
 */
export const keptFile = async (folder: string, name: string, make: () => Promise<string | Buffer>) => {
  const file = join(folder, name)
  if (await isThere(file)) return file
  await mkdir(folder, { recursive: true })
  const draft = `${file}-${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(await make())
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file) // unlike a renaming it never replaces what is there
  } catch (error) {
    if (!(await isThere(file))) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return file
}
