import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** What is kept, for how long, and why. */
export const Retention = z
  .object({ what: z.string(), kept: z.string(), why: z.string() })
  .register(z.globalRegistry, { id: 'Retention' })
export type Retention = z.infer<typeof Retention>

export const listRetention = endpoint({
  method: 'GET',
  url: '/api/admin/retention/',
  auth: 'superuser',
  summary: 'What is kept for how long, and why',
  response: z.object({ results: z.array(Retention) }),
})

/** How much of it goes by itself, as things are now. */
export const RetentionPreview = z
  .object({ what: z.string(), in_a_day: z.int(), in_a_month: z.int() })
  .register(z.globalRegistry, { id: 'RetentionPreview' })
export type RetentionPreview = z.infer<typeof RetentionPreview>

export const previewRetention = endpoint({
  method: 'GET',
  url: '/api/admin/retention/preview/',
  auth: 'superuser',
  summary: 'How much the next runs would delete',
  response: z.object({ results: z.array(RetentionPreview) }),
})

/** One kind of processing, as a line of the record has to describe it (Art. 30 (1) b to f DSGVO). */
export const ProcessingActivity = z
  .object({
    name: z.string(),
    purpose: z.string(),
    /** What allows it, such as „Art. 6 Abs. 1 Buchst. b DSGVO“. */
    basis: z.string(),
    persons: z.string(),
    data: z.string(),
    recipients: z.string(),
    /** When what is deleted, a sentence each. */
    erasure: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'ProcessingActivity' })
export type ProcessingActivity = z.infer<typeof ProcessingActivity>

/** The record of processing activities (Art. 30 DSGVO), from what this installation is set to do. */
export const ProcessingRecord = z
  .object({
    /** Lines of the controller's name and address. */
    controller: z.array(z.string()),
    activities: z.array(ProcessingActivity),
    /** Who else gets data because of the configuration. */
    services: z.array(z.object({ name: z.string(), what: z.string() })),
    /** Technical and organisational measures (Art. 32 DSGVO), a sentence each. */
    measures: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'ProcessingRecord' })
export type ProcessingRecord = z.infer<typeof ProcessingRecord>

export const getProcessingRecord = endpoint({
  method: 'GET',
  url: '/api/admin/processing-record/',
  auth: 'superuser',
  summary: 'The record of processing activities (Art. 30 DSGVO)',
  response: ProcessingRecord,
})
