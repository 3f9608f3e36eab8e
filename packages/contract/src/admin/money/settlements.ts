import * as z from 'zod/mini'
import { listQuery, referenceFilter } from '#filters'
import { bodyFlag, bodyInteger } from '../../http/body.ts'
import { Bytes, IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Settlement } from '../../lecturers/settlements.ts'
import { bodyLines, bodyText } from '../../values/text.ts'
import { FileRelease } from './file-release.ts'

/** In which part somebody gives a workshop. */
export const LecturerRole = z.enum(['lecturer', 'co_lecturer'])
export type LecturerRole = z.infer<typeof LecturerRole>

/** For what a fee is paid: each Unterrichtseinheit, each timeslot, or all of the event together. */
export const FeeKind = z.enum(['per_unit', 'per_timeslot', 'flat'])
export type FeeKind = z.infer<typeof FeeKind>

/** What an event pays, as the office writes it in a file. */
export const FeeTerms = z.object({
  travel_cents_per_km: bodyInteger(z.minimum(0), z.maximum(1000)),
  rules: z.array(
    z.object({
      role: LecturerRole,
      kind: FeeKind,
      cents: bodyInteger(z.minimum(0), z.maximum(10_000_000)),
      /** Those who give a timeslot together in this role share its fee. */
      shared: bodyFlag(),
    }),
  ),
})
export type FeeTerms = z.infer<typeof FeeTerms>

export const startSettlements = endpoint({
  method: 'POST',
  url: '/api/admin/events/:id/settlements/',
  auth: 'staff',
  summary: 'Begin the settlements of all lecturers of an event who have none yet',
  params: IdParams,
  status: 201,
  response: z.object({ started: z.int() }),
})

const ofOne = { auth: 'staff', method: 'POST', params: IdParams, response: Settlement } as const
export const approveSettlement = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/approve/',
  summary: 'Approve a submitted settlement',
})
export const returnSettlement = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/return/',
  summary:
    'Give a settlement that is not paid yet back to its lecturer, with a remark that the next one states',
  body: z.object({
    remark: bodyLines(1000, 'Bitte geben Sie den Grund an. Er steht auf der berichtigten Abrechnung.'),
  }),
})

export const getDonationConfirmation = endpoint({
  method: 'GET',
  url: '/api/admin/settlements/:id/donation/',
  auth: 'staff',
  summary: 'The Doppel of the Zuwendungsbestätigung of a settlement',
  params: IdParams,
  file: 'application/pdf',
  response: Bytes,
})

export const changeSettlementBank = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/bank/',
  summary:
    'Have a settlement go to the account that its lecturer asks for, as it was seen; another one by now is 409 `changed`',
  body: z.object({ iban: bodyText(34), holder: bodyText(200) }),
})
export const keepSettlementBank = endpoint({
  ...ofOne,
  url: '/api/admin/settlements/:id/bank/keep/',
  summary: 'Have it go to the account that it was submitted with, and tell its lecturer why',
  body: z.object({ remark: bodyLines(1000, 'Bitte geben Sie den Grund an. Er steht in der Mail.') }),
})

/** A SEPA credit transfer (pain.001.001.09) of approved settlements. */
export const PaymentFile = z
  .object({
    id: z.int(),
    event: z.int(),
    created: Instant,
    /** Empty in files of before it was kept. */
    created_by: z.string(),
    /** How many transfers, and their sum. */
    count: z.int(),
    total_cents: z.int(),
    execution: z.iso.date(),
    /** The settlements that it pays or, once it is undone, paid; with those of 0 € where it is an old one. */
    settlements: z.array(z.object({ id: z.int(), first_name: z.string(), last_name: z.string() })),
    /** That it was taken back, by whom and why. */
    undone: z.nullable(z.object({ at: Instant, by: z.string(), reason: z.string() })),
    release: FileRelease,
  })
  .register(z.globalRegistry, { id: 'PaymentFile' })
export type PaymentFile = z.infer<typeof PaymentFile>

export const listPaymentFiles = endpoint({
  method: 'GET',
  url: '/api/admin/payment-files/',
  auth: 'staff',
  summary: 'All payment files, the latest first',
  query: listQuery({ event: referenceFilter }),
  response: pageOf(PaymentFile),
})

export const exportPaymentFile = endpoint({
  method: 'POST',
  url: '/api/admin/events/:id/payment-files/',
  auth: 'staff',
  summary: 'Put all approved settlements of an event into a payment file; they are paid then',
  params: IdParams,
  body: z.object({
    execution: z.optional(z.iso.date()),
    /** What whoever asks has seen: if it is another sum by now, nothing is paid. */
    expected: z.optional(
      z.object({
        count: bodyInteger(),
        total_cents: bodyInteger(),
        /** How many of these go to another account than their lecturers' data say. */
        other_banks: z.optional(bodyInteger()),
      }),
    ),
  }),
  status: 201,
  response: PaymentFile,
})

export const getPaymentFile = endpoint({
  method: 'GET',
  url: '/api/admin/payment-files/:id/',
  auth: 'staff',
  summary: 'The file itself, the same byte for byte every time; one that is undone is not given any more',
  params: IdParams,
  file: 'application/xml',
  response: Bytes,
})

export const undoPaymentFile = endpoint({
  method: 'POST',
  url: '/api/admin/payment-files/:id/undo/',
  auth: 'staff',
  summary: 'Take a payment file back before its execution day; its settlements are approved again',
  params: IdParams,
  body: z.object({ reason: bodyLines(300, 'Bitte geben Sie den Grund an.') }),
  response: PaymentFile,
})
export const releasePaymentFile = endpoint({
  method: 'POST',
  url: '/api/admin/payment-files/:id/release/',
  auth: 'staff',
  summary:
    'Release a payment file that somebody else made, until its execution day; its lecturers are told now',
  params: IdParams,
  response: PaymentFile,
})
