import * as z from 'zod/mini'
import { idFilter, listQuery } from '#filters'
import { bodyReference } from '../../http/body.ts'
import { IdParams, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { ListedPerson, OfficePerson } from './people.ts'

/** Why two accounts of the same name are probably of one person. */
export const DoubleReason = z.enum(['number', 'birthday', 'email'])
export type DoubleReason = z.infer<typeof DoubleReason>

/** Two accounts that are probably of one person; the one that was used last would stay. */
export const Double = z
  .object({ stays: ListedPerson, goes: ListedPerson, reasons: z.array(DoubleReason) })
  .register(z.globalRegistry, { id: 'Double' })
export type Double = z.infer<typeof Double>

export const listDoubles = endpoint({
  method: 'GET',
  url: '/api/admin/doubles/',
  auth: 'superuser',
  summary: 'Pairs of accounts that are probably of one person, the surest first',
  query: listQuery({}),
  response: pageOf(Double),
})

/** What goes over to the account that stays. */
export const MovedKind = z.enum([
  'events',
  'timeslots',
  'confirmations',
  'workshops',
  'settlements',
  'orders',
  'exhibitors',
  'messages',
  'receipts',
  'marks',
])
export type MovedKind = z.infer<typeof MovedKind>

/** What becomes of two accounts of one person when they are merged, before it is done. */
export const MergePreview = z
  .object({
    stays: ListedPerson,
    goes: ListedPerson,
    moved: z.array(z.object({ kind: MovedKind, count: z.int() })),
    /** What both have, or what the other one loses, and how it will be: a sentence each. */
    settled: z.array(z.string()),
    /** Why it cannot be done as it is: a sentence each. */
    refused: z.array(z.string()),
    /** Stands for all of this: whoever merges says by it what they saw. */
    seen: z.string(),
  })
  .register(z.globalRegistry, { id: 'MergePreview' })
export type MergePreview = z.infer<typeof MergePreview>

const lookAgain = 'Bitte sehen Sie sich die Vorschau noch einmal an.'
const merge = {
  url: '/api/admin/people/:id/merge/',
  auth: 'superuser',
  params: IdParams,
} as const

export const previewMerge = endpoint({
  ...merge,
  method: 'GET',
  summary: 'What becomes of this account and another one of the same person when the other goes into it',
  query: z.object({ other: idFilter }),
  response: MergePreview,
})

export const mergePeople = endpoint({
  ...merge,
  method: 'POST',
  summary: 'Merge another account of the same person into this one, as the preview said it',
  body: z.object({ other: bodyReference(), seen: z.string().check(z.regex(/^[\w-]+$/, lookAgain)) }),
  response: OfficePerson,
})
