import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3mini } from 's3mini'

/** Where backups are kept, each under its name, as a whole or not at all. */
export type Place = {
  /** The names of all that is there, also of what is not ours. */
  list: () => Promise<string[]>
  /** Brings a file here, and fails unless all of it has arrived. */
  keep: (name: string, file: string) => Promise<void>
  drop: (name: string) => Promise<void>
}

/** What has not become a whole backup yet, or never will. */
const unfinished = '.part'

/** A folder, which has to be there: a drive that is not mounted must not be mistaken for an empty one. */
export const folderPlace = (folder: string): Place => ({
  list: () => readdir(folder),
  keep: async (name, file) => {
    const draft = join(folder, `${name}${unfinished}`)
    try {
      await rm(draft, { force: true }) // of a process that was killed
      await pipeline(
        createReadStream(file),
        createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      )
      await rename(draft, join(folder, name))
    } finally {
      await rm(draft, { force: true })
    }
  },
  drop: name => rm(join(folder, name), { force: true }),
})

/** The folder of the first of all places. */
export const ownBackups = (dataFolder: string) => join(dataFolder, 'backups')

/** The first of all places: makes its folder, and tidies what killed processes have left in it. */
export const ownFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const hourAgo = Date.now() - 3600_000
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith(unfinished) && (await stat(file)).mtimeMs < hourAgo) await rm(file, { force: true })
  }
  return folderPlace(folder)
}

export type S3 = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

/** Milliseconds for one part of a file, of eight megabytes at most. */
const patience = 120_000

/** A backup goes where the operator says and nowhere else, wherever the store would send it on. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

/** A bucket of any store that speaks S3; `endpoint` ends with the bucket's name. */
export const s3Place = (s3: S3): Place => {
  const bucket = new S3mini({ ...s3, requestAbortTimeout: patience, fetch: straight })
  return {
    list: async () => {
      const objects = await bucket.listObjects('/', '')
      if (!objects) throw new Error('NoSuchBucket')
      return objects.map(({ Key }) => Key)
    },
    keep: async (name, file) => {
      const blob = await openAsBlob(file)
      await bucket.putAnyObject(name, blob, 'application/gzip')
      const arrived = await bucket.getContentLength(name)
      if (arrived !== blob.size) throw new Error(`${arrived} of ${blob.size} bytes have arrived`)
    },
    drop: async name => void (await bucket.deleteObject(name)),
  }
}
