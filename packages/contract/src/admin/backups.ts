import * as z from 'zod/mini'
import { Instant, Nothing } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** On this server, in a second folder, or in a store that speaks S3. */
const Kind = z.enum(['own', 'folder', 's3'])

export const Backups = z
  .object({
    is_on: z.boolean(),
    places: z.array(
      z.object({
        kind: Kind,
        /** The folder, or the address of the bucket. */
        where: z.string(),
        /** Null: none has arrived there, as far as is known. */
        latest: z.nullable(z.object({ at: Instant, bytes: z.int() })),
      }),
    ),
    /** What came of the last fifty, the latest first: a size, or a sentence why there is none. */
    attempts: z.array(
      z.object({
        id: z.int(),
        place: Kind,
        file: z.string(),
        at: Instant,
        bytes: z.nullable(z.int()),
        failure: z.nullable(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Backups' })
export type Backups = z.infer<typeof Backups>

export const readBackups = endpoint({
  method: 'GET',
  url: '/api/admin/backups/',
  auth: 'superuser',
  summary: 'Where backups go by themselves, and what came of the last ones',
  response: Backups,
})

export const startBackup = endpoint({
  method: 'POST',
  url: '/api/admin/backups/',
  auth: 'superuser',
  summary: 'Have a backup made now, by one of the servers; 409 where backups are switched off',
  status: 204,
  response: Nothing,
})
