import * as z from 'zod/mini'
import { listQuery, referenceFilter } from '#filters'
import { bodyFile, bodyMoment, bodyReference } from '../http/body.ts'
import { Bytes, IdParams, Instant, Nothing, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawText } from '../http/raw-text.ts'
import { bodyText } from '../values/text.ts'

/** A file that a lecturer gives to the participants of a workshop. */
export const Material = z
  .object({
    id: z.int(),
    workshop: z.int(),
    name: z.string(),
    url: z.url(),
    /** Bytes. */
    size: z.int(),
    visible_from: Instant,
    created: Instant,
  })
  .register(z.globalRegistry, { id: 'Material' })
export type Material = z.infer<typeof Material>

export const listMaterials = endpoint({
  method: 'GET',
  url: '/api/lecturer-materials/',
  auth: 'lecturer',
  summary: 'Materials of the own workshops, all for staff; by workshop and name',
  query: listQuery({ workshop: referenceFilter }),
  response: pageOf(Material),
})

export const addMaterial = endpoint({
  method: 'POST',
  url: '/api/lecturer-materials/',
  auth: 'lecturer',
  summary: 'Give a file of up to 10 MB to the participants of an own workshop, as multipart',
  body: z.object({
    workshop: bodyReference(),
    /** With its ending, which tells what it is: "Arbeitsblatt.pdf". */
    name: rawText(150),
    file: bodyFile(),
    /** Without it: at once. */
    visible_from: z.optional(bodyMoment()),
  }),
  status: 201,
  response: Material,
})

const ofOne = { url: '/api/lecturer-materials/:id/', auth: 'lecturer', params: IdParams } as const
export const changeMaterial = endpoint({
  ...ofOne,
  method: 'PATCH',
  summary: 'Change the name of a material, or from when on participants see it',
  body: z.object({ name: z.optional(bodyText(150)), visible_from: z.optional(bodyMoment()) }),
  response: Material,
})
export const deleteMaterial = endpoint({
  ...ofOne,
  method: 'DELETE',
  summary: 'Take a material back',
  status: 204,
  response: Nothing,
})

export const getMaterial = endpoint({
  method: 'GET',
  url: '/api/materials/:id/',
  auth: 'account',
  summary: 'The file, for those who have a place in the workshop or attended it, from its time on',
  params: IdParams,
  file: 'application/octet-stream',
  response: Bytes,
})
