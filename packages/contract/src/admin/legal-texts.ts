import * as z from 'zod/mini'
import { listQuery } from '#filters'
import { bodyFlag, bodyInteger } from '../http/body.ts'
import { Day, IdParams, Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { LegalKind } from '../legal-texts.ts'
import { bodyLines } from '../values/text.ts'
import { AuditEntry } from './audit.ts'

/** Where a version stands: a draft, published for a later day, the one that holds, or one that held. */
export const LegalStage = z.enum(['draft', 'coming', 'current', 'former'])
export type LegalStage = z.infer<typeof LegalStage>

/** A version of a legal text in the office's list. */
export const OfficeLegalVersion = z
  .object({
    id: z.int(),
    kind: LegalKind,
    /** Empty until it is published. */
    edition: z.string(),
    valid_from: Day,
    /** It changes what matters: people are asked again. */
    material: z.boolean(),
    stage: LegalStage,
    published: z.nullable(Instant),
    /** How many agreed to it. */
    agreed: z.int(),
  })
  .register(z.globalRegistry, { id: 'OfficeLegalVersion' })
export type OfficeLegalVersion = z.infer<typeof OfficeLegalVersion>

export const OfficeLegalText = z
  .extend(OfficeLegalVersion, {
    text: z.string(),
    /** Whom publication would ask to agree: all who have an account and have not agreed to it or a later one. */
    asked: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'OfficeLegalText' })
export type OfficeLegalText = z.infer<typeof OfficeLegalText>

export const LegalTextFields = z.object({
  valid_from: Day,
  material: z._default(bodyFlag(), false),
  text: bodyLines(50_000),
})
export type LegalTextFields = z.infer<typeof LegalTextFields>

export const NewLegalText = z.extend(LegalTextFields, { kind: LegalKind })
export type NewLegalText = z.infer<typeof NewLegalText>

const seen = { version: bodyInteger(z.minimum(0)) }
const all = { url: '/api/admin/legal-texts/', auth: 'superuser' } as const

export const listOfficeLegalTexts = endpoint({
  ...all,
  method: 'GET',
  summary: 'All versions of the legal texts, drafts among them, of each kind the latest first',
  response: z.object({ results: z.array(OfficeLegalVersion) }),
})

export const createLegalText = endpoint({
  ...all,
  method: 'POST',
  summary: 'Write a draft of a new version',
  body: NewLegalText,
  status: 201,
  response: OfficeLegalText,
})

const one = {
  url: '/api/admin/legal-texts/:id/',
  auth: 'superuser',
  params: IdParams,
  response: OfficeLegalText,
} as const

export const getOfficeLegalText = endpoint({ ...one, method: 'GET', summary: 'A version with its text' })

export const changeLegalText = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change a draft as it was at that version; what is published stays: 409 `state`',
  body: z.extend(LegalTextFields, seen),
})

export const deleteLegalText = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a draft; what is published stays: 409 `state`',
  status: 204,
  response: Nothing,
})

export const publishLegalText = endpoint({
  ...one,
  method: 'POST',
  url: '/api/admin/legal-texts/:id/publish/',
  summary: 'Publish a draft as it was at that version, which is final; not for a day that is past',
  body: z.object(seen),
})

export const listLegalTextHistory = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/legal-texts/:id/history/',
  summary: 'Who changed what of it, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
